//! What holds after any events in any window.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};
use ergodoku::{Cell, CellSet};
use ergodoku_play::{Look, Rect};
use proptest::prelude::*;

use crate::driver::{Driver, EASY, HARD};

/// Something that happens.
#[derive(Clone, Debug)]
enum Event {
    Key(KeyCode, KeyModifiers),
    Mouse(MouseEventKind, [u16; 2]),
    Resize(u16, u16),
}

fn keys() -> impl Strategy<Value = Event> {
    const CHARACTERS: &str =
        "123456789123456789123456789hjklHJKL0xm ftuUrRd.,copsnbya?!@#$%^&*(ä数";
    let character = proptest::sample::select(CHARACTERS.chars().collect::<Vec<_>>());
    let modifiers = prop_oneof![
        6 => Just(KeyModifiers::NONE),
        1 => Just(KeyModifiers::ALT),
        1 => Just(KeyModifiers::SHIFT),
    ];
    let named = proptest::sample::select(vec![
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Backspace,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::F(1),
        KeyCode::Null,
    ]);
    prop_oneof![
        3 => (character, modifiers).prop_map(|(it, modifiers)| Event::Key(KeyCode::Char(it), modifiers)),
        1 => named.prop_map(|code| Event::Key(code, KeyModifiers::NONE)),
    ]
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let kind = proptest::sample::select(vec![
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::Down(MouseButton::Middle),
        MouseEventKind::ScrollDown,
        MouseEventKind::ScrollUp,
        MouseEventKind::Moved,
    ]);
    let mouse = (kind, 0u16..130, 0u16..60).prop_map(|(kind, x, y)| Event::Mouse(kind, [x, y]));
    let resize = (0u16..130, 0u16..60).prop_map(|(width, height)| Event::Resize(width, height));
    prop::collection::vec(prop_oneof![8 => keys(), 2 => mouse, 1 => resize], 1..60)
}

fn happen(driver: &mut Driver, event: &Event) {
    match event {
        Event::Key(code, modifiers) => driver.key(KeyEvent::new(*code, *modifiers)),
        Event::Mouse(kind, at) => driver.mouse(*kind, *at),
        Event::Resize(width, height) => driver.window = Rect::new(0, 0, *width, *height),
    }
}

/// The cells whose digit stands in a peer, too, worked out apart from the game.
fn clashing(driver: &Driver) -> CellSet {
    let board = driver.app.game().board();
    let clashes = |cell: &Cell| {
        let digit = board.digit(*cell);
        digit.is_some() && cell.peers().iter().any(|peer| board.digit(peer) == digit)
    };
    Cell::all().filter(clashes).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nothing_panics_and_every_digit_is_legal_or_marked(events in events(), color: bool, unicode: bool) {
        let mut driver = Driver::new(EASY);
        for event in &events {
            happen(&mut driver, event);
            let (screen, _) = driver.screen(Look { color, unicode });
            prop_assert!(unicode || screen.is_ascii(), "{screen}");
            prop_assert_eq!(driver.app.game().conflicts(), clashing(&driver));
            for cell in Cell::all().filter(|cell| driver.app.game().board().is_given(*cell)) {
                let given = &EASY[cell.index()..=cell.index()];
                prop_assert_eq!(driver.app.game().board().digit(cell).unwrap().to_string(), given);
            }
        }
    }

    #[test]
    fn undo_goes_back_to_the_start_and_redo_to_the_end(events in events()) {
        let mut driver = Driver::new(HARD);
        let start = driver.app.game().board().clone();
        events.iter().for_each(|event| happen(&mut driver, event));
        let mut game = driver.app.game().clone();
        let end = game.board().clone();
        let mut count = 0;
        while game.message().is_none_or(|it| it.words.to_string() != "There is nothing to undo.") {
            game.act(ergodoku_play::Action::Undo);
            count += 1;
        }
        prop_assert_eq!(game.board(), &start);
        // Changes that the events had taken back themselves come after the end.
        for _ in 1..count {
            game.act(ergodoku_play::Action::Redo);
        }
        prop_assert_eq!(game.board(), &end);
    }

    #[test]
    fn a_line_leads_back_to_the_same_position(events in events()) {
        let mut driver = Driver::new(HARD);
        events.iter().for_each(|event| happen(&mut driver, event));
        let line = driver.app.game().line();
        let again = Driver::new(&line);
        prop_assert_eq!(again.app.game().line(), line);
    }
}
