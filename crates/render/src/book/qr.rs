//! QR codes.

use qrcodegen::{QrCode, QrCodeEcc};

use super::sheet::Sheet;

/// The quiet zone that readers need around a code, in modules.
const QUIET: i32 = 4;
/// A module that a telephone can read, in points: 0.4 mm.
const MODULE: f32 = 1.15;

/// A QR code of a link.
pub(super) struct Code(QrCode);

impl Code {
    /// The code of a link, if it is short enough for one.
    pub(super) fn new(link: &str) -> Option<Code> {
        QrCode::encode_text(link, QrCodeEcc::Low).ok().map(Code)
    }

    /// The length of a side with the quiet zone.
    pub(super) fn side(&self) -> f32 {
        (self.0.size() + 2 * QUIET) as f32 * MODULE
    }

    /// Draws the code with the quiet zone's lower left corner at a point.
    pub(super) fn draw(&self, sheet: &mut Sheet<'_>, [x, y]: [f32; 2]) {
        let size = self.0.size();
        let at = |modules: i32| (modules + QUIET) as f32 * MODULE;
        let mut dark = Vec::new();
        for row in 0..size {
            let mut column = 0;
            while column < size {
                // A run of dark modules is one rectangle, which leaves no seams between them.
                let run =
                    (column..size).take_while(|&it| self.0.get_module(it, row)).count() as i32;
                if run > 0 {
                    let (left, bottom) = (x + at(column), y + at(size - 1 - row));
                    dark.push([left, bottom, run as f32 * MODULE, MODULE]);
                }
                column += run.max(1);
            }
        }
        sheet.ink.fill(0.0, dark.into_iter());
    }
}
