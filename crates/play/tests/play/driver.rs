//! Plays by the names of keys, without a terminal.

use std::sync::LazyLock;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ergodoku::{Profile, Stop, text};
use ergodoku_play::{
    App, Effect, Game, Look, Position, Rect, Screen, ScreenCell, draw, key_action, mouse_action,
};

/// Begins with hidden singles.
pub(crate) const EASY: &str =
    "..32..1.7.4...58..82...4...2..1...89.8.4.9...71...63...9..43.........9.........56";

/// Needs an X-Wing, among others.
pub(crate) const HARD: &str =
    "...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.";

static PROFILE: LazyLock<Profile> = LazyLock::new(Profile::default);

/// A session in a window.
pub(crate) struct Driver {
    pub(crate) app: App,
    pub(crate) window: Rect,
    pub(crate) effects: Vec<Effect>,
}

impl Driver {
    pub(crate) fn new(puzzle: &str) -> Driver {
        let game = Game::new(&text::parse_one(puzzle).unwrap());
        Driver { app: App::new(game), window: Rect::new(0, 0, 80, 24), effects: Vec::new() }
    }

    pub(crate) fn sized(mut self, width: u16, height: u16) -> Driver {
        self.window = Rect::new(0, 0, width, height);
        self
    }

    /// Presses keys: characters, or names such as `Enter`, `Tab`, `A-5`.
    pub(crate) fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.key(named(key));
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        let action = key_action(&self.app, self.window, key);
        self.effects.extend(action.and_then(|action| self.app.act(action)));
        self.answer();
    }

    pub(crate) fn click(&mut self, button: MouseButton, [column, row]: [u16; 2]) {
        self.mouse(MouseEventKind::Down(button), [column, row]);
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, [column, row]: [u16; 2]) {
        let event = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        let action = mouse_action(&self.app, self.window, event);
        self.effects.extend(action.and_then(|action| self.app.act(action)));
        self.answer();
    }

    /// Answers the question of the game, if there is one.
    fn answer(&mut self) {
        if let Some(question) = self.app.game().question().cloned() {
            let answer = question.answer(&PROFILE, &Stop::never());
            self.app.take(&question, answer);
        }
    }

    /// The message, or nothing.
    pub(crate) fn said(&self) -> String {
        self.app.game().message().map_or(String::new(), |message| message.words.to_string())
    }

    /// The characters on the screen, and in a second block a letter for each style where there is one: `r` for
    /// reverse, `b` for bold, `c` for colour.
    pub(crate) fn screen(&self, look: Look) -> (String, String) {
        let Rect { width, height, .. } = self.window;
        let mut screen = Screen::new(width, height);
        draw(&self.app, look, &mut screen);
        let lines = |show: &dyn Fn(&ScreenCell) -> String| {
            let show_at = |x, y| show(screen.cell(Position::new(x, y)).unwrap());
            let row = |y| (0..width).map(|x| show_at(x, y)).collect::<String>();
            let rows = (0..height).map(|y| row(y).trim_end().to_string() + "\n");
            rows.collect::<String>()
        };
        (lines(&ScreenCell::text), lines(&letter))
    }

    pub(crate) fn text(&self) -> String {
        self.screen(Look { color: true, unicode: true }).0
    }
}

fn letter(cell: &ScreenCell) -> String {
    let shown = match cell.style() {
        style if style.reverse => "r",
        style if style.bold => "b",
        style if style.color.is_some() => "c",
        _ => " ",
    };
    shown.to_string()
}

fn named(key: &str) -> KeyEvent {
    let (modifiers, key) = match key.split_once('-') {
        Some(("A", key)) => (KeyModifiers::ALT, key),
        Some(("C", key)) => (KeyModifiers::CONTROL, key),
        Some(("S", key)) => (KeyModifiers::SHIFT, key),
        _ => (KeyModifiers::NONE, key),
    };
    let code = match key {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "BackTab" => KeyCode::BackTab,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "Del" => KeyCode::Delete,
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "F1" => KeyCode::F(1),
        "Space" => KeyCode::Char(' '),
        key => KeyCode::Char(key.chars().next().unwrap()),
    };
    KeyEvent::new(code, modifiers)
}
