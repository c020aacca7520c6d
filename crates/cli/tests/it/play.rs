//! `ergodoku play` in a real terminal: a pseudo-terminal whose other end is this test.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Command, ExitStatus};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::{CLASHING, PUZZLE, run};
use rustix::io::{FdFlags, fcntl_setfd};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

const ENTER_SCREEN: &str = "\x1b[?1049h";
const LEAVE_SCREEN: &str = "\x1b[?1049l";

/// Far longer than anything takes: only a program that hangs is ended by it.
const HANGS: Duration = Duration::from_secs(120);

/// The program in a terminal of 80 columns and 24 rows.
struct Terminal {
    program: Child,
    keyboard: File,
    line: File,
    output: Receiver<Vec<u8>>,
    seen: String,
    modes: LocalModes,
    folder: tempfile::TempDir,
}

impl Terminal {
    fn new(arguments: &[&str]) -> Terminal {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        // A program that inherited this end would keep its own terminal open.
        fcntl_setfd(&master, FdFlags::CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap();
        let line = OpenOptions::new().read(true).write(true).open(name.to_str().unwrap()).unwrap();
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&line, size).unwrap();
        let modes = tcgetattr(&line).unwrap().local_modes;
        let folder = tempfile::tempdir().unwrap();
        let program = Command::new(env!("CARGO_BIN_EXE_ergodoku"))
            .arg("play")
            .args(arguments)
            .env("XDG_STATE_HOME", folder.path())
            .env("LC_ALL", "C.UTF-8")
            .stdin(line.try_clone().unwrap())
            .stdout(line.try_clone().unwrap())
            .stderr(line.try_clone().unwrap())
            .spawn()
            .unwrap();
        let keyboard = File::from(master);
        let mut screen = keyboard.try_clone().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // The read fails once the other end is closed.
            while let Ok(count @ 1..) = screen.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let seen = String::new();
        Terminal { program, keyboard, line, output, seen, modes, folder }
    }

    /// Waits until the program has written this since the last call.
    fn wait_for(&mut self, text: &str) {
        while !self.seen.contains(text) {
            match self.output.recv_timeout(HANGS) {
                Ok(bytes) => self.seen += &String::from_utf8_lossy(&bytes),
                Err(_) => panic!("`{text}` never came: {:?}", self.seen),
            }
        }
        self.seen.clear();
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
    }

    /// Waits for the end, checks that the terminal is as it was, and returns what was written after the game.
    fn end(mut self) -> (ExitStatus, String, tempfile::TempDir) {
        let status = self.program.wait().unwrap();
        assert_eq!(tcgetattr(&self.line).unwrap().local_modes, self.modes);
        assert!(self.modes.contains(LocalModes::ICANON | LocalModes::ECHO));
        // A busy machine passes the last output on after the program has ended; closing the line loses it.
        let is_whole = |seen: &str| {
            seen.rsplit_once(LEAVE_SCREEN).is_some_and(|(_, after)| after.contains('\n'))
        };
        while !is_whole(&self.seen) {
            match self.output.recv_timeout(HANGS) {
                Ok(bytes) => self.seen += &String::from_utf8_lossy(&bytes),
                Err(_) => panic!("the position never came: {:?}", self.seen),
            }
        }
        drop(self.line);
        for bytes in self.output {
            self.seen += &String::from_utf8_lossy(&bytes);
        }
        let (_, after) = self.seen.rsplit_once(LEAVE_SCREEN).expect("the screen is left");
        (status, after.to_string(), self.folder)
    }
}

#[test]
fn a_game_is_played_and_goes_on_later() {
    let mut terminal = Terminal::new(&[PUZZLE]);
    terminal.wait_for(ENTER_SCREEN);
    // r1c1 and r1c2, a redo that there is not, and a hint for the next step.
    terminal.press("5\t6r\r");
    terminal.wait_for("Look");
    terminal.press("\r");
    terminal.wait_for("There");
    terminal.press("a");
    terminal.wait_for("Applied");
    terminal.press("q");
    let (status, after, folder) = terminal.end();
    assert!(status.success());
    let (line, said) = after.split_once("\r\n").unwrap();
    let line = line.rsplit('h').next().unwrap();
    assert!(line.starts_with("+5+632..1"), "{after:?}");
    assert_eq!(line.matches('+').count(), 3);
    assert!(said.contains("`ergodoku play --resume` goes on."));

    let saved = folder.path().join("ergodoku/games.json");
    let mut terminal = Terminal::new(&["--resume", "--save", saved.to_str().unwrap()]);
    terminal.wait_for(ENTER_SCREEN);
    terminal.press("uuq");
    let (status, after, _) = terminal.end();
    assert!(status.success() && after.contains(&PUZZLE.replacen('.', "+5", 1)), "{after:?}");
}

#[test]
fn a_signal_gives_the_terminal_back_and_saves_the_game() {
    let mut terminal = Terminal::new(&[PUZZLE]);
    terminal.wait_for(ENTER_SCREEN);
    terminal.press("5");
    terminal.wait_for("·5·");
    let pid = Pid::from_child(&terminal.program);
    kill_process(pid, Signal::TERM).unwrap();
    let (status, after, folder) = terminal.end();
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
    assert!(after.contains(&PUZZLE.replacen('.', "+5", 1)), "{after:?}");
    assert!(folder.path().join("ergodoku/games.json").exists());
}

#[test]
fn a_terminal_that_is_gone_ends_the_game_and_saves_it() {
    let mut terminal = Terminal::new(&[PUZZLE]);
    terminal.wait_for(ENTER_SCREEN);
    terminal.press("5");
    terminal.wait_for("·5·");
    // The thread that reads the output holds the terminal open until the clock's next output.
    let Terminal { mut program, keyboard, line, output, folder, .. } = terminal;
    drop((keyboard, line, output));
    program.wait().unwrap();
    assert!(folder.path().join("ergodoku/games.json").exists());
}

#[test]
fn without_a_terminal_or_a_puzzle_one_line_says_so() {
    let refused = run(&["play", PUZZLE]);
    assert_eq!(refused.code, 2);
    assert_eq!(
        refused.stderr,
        "ergodoku: `play` needs a terminal; neither standard output nor standard error is one\n"
    );
    for (arguments, code, said) in [
        (vec![CLASHING], 3, "1 stands twice"),
        (vec!["no_such_file"], 2, "is neither a file nor a puzzle"),
        (vec!["--resume"], 2, "there is no unfinished game"),
        (vec!["--resume", PUZZLE], 2, "there is no unfinished game of this puzzle"),
        (vec!["--save", "/dev/null", "--resume"], 2, "this is no file of saved games"),
    ] {
        let mut terminal = Terminal::new(&arguments);
        let status = terminal.program.wait().unwrap();
        assert_eq!(status.code(), Some(code), "{arguments:?}");
        terminal.wait_for(said);
    }
}
