//! [`TextColumn`]: the texts of a column, whichever way it has them.

use super::array::{Array, Field};

/// Whether a column has texts, or codes that stand for texts.
pub(crate) fn is_text(field: &Field) -> bool {
    Layout::of(field.format_decoded()).is_some()
}

/// The ways to store texts.
#[derive(Copy, Clone)]
enum Layout {
    /// One behind the other, with 32-bit offsets.
    Small,
    /// One behind the other, with 64-bit offsets.
    Large,
    /// A length and an address, or the bytes themselves if they are few.
    Views,
    /// All of this length.
    Fixed(usize),
}

impl Layout {
    fn of(format: &[u8]) -> Option<Layout> {
        Some(match format {
            b"u" | b"z" => Layout::Small,
            b"U" | b"Z" => Layout::Large,
            b"vu" | b"vz" => Layout::Views,
            [b'w', b':', length @ ..] => {
                Layout::Fixed(std::str::from_utf8(length).ok()?.parse().ok()?)
            }
            _ => return None,
        })
    }
}

/// The texts of a column.
pub(crate) struct TextColumn<'a> {
    array: &'a Array,
    layout: Layout,
    /// The type of the codes, and the array that they point into.
    codes: Option<(u8, &'a Array)>,
}

impl<'a> TextColumn<'a> {
    /// The texts of an array of this type; none if it has no texts.
    pub(crate) fn new(field: &Field, array: &'a Array) -> Option<TextColumn<'a>> {
        let layout = Layout::of(field.format_decoded())?;
        let codes = match (&field.dictionary, &array.dictionary) {
            (Some(_), Some(values)) => Some((*field.format.to_bytes().first()?, &**values)),
            _ => None,
        };
        Some(TextColumn { array, layout, codes })
    }

    /// How many rows.
    pub(crate) fn length(&self) -> usize {
        self.array.length
    }

    /// The text of a row below the length, as bytes that are perhaps no UTF-8; none if there is none.
    pub(crate) fn get(&self, row: usize) -> Option<&'a [u8]> {
        if !self.array.is_valid(row) {
            return None;
        }
        let Some((code, values)) = self.codes else { return Some(self.read(self.array, row)) };
        let code = integer(code, self.array, row)?;
        let code = usize::try_from(code).ok().filter(|code| *code < values.length)?;
        values.is_valid(code).then(|| self.read(values, code))
    }

    fn read(&self, array: &'a Array, row: usize) -> &'a [u8] {
        let at = array.offset + row;
        // SAFETY: an array of this layout has a second buffer with an offset or view for each row (and one offset
        // more), or with the bytes themselves; offsets point into the third.
        unsafe {
            let (buffer, from, length) = match self.layout {
                Layout::Small => {
                    let [from, to] = [at, at + 1].map(|at| array.read::<i32>(1, at) as usize);
                    (array.buffers[2], from, to - from)
                }
                Layout::Large => {
                    let [from, to] = [at, at + 1].map(|at| array.read::<i64>(1, at) as usize);
                    (array.buffers[2], from, to - from)
                }
                Layout::Views => {
                    let [length, _, buffer, from] = array.read::<[u32; 4]>(1, at);
                    match length {
                        0..=12 => (array.buffers[1], 16 * at + 4, length as usize),
                        _ => (array.buffers[2 + buffer as usize], from as usize, length as usize),
                    }
                }
                Layout::Fixed(length) => (array.buffers[1], length * at, length),
            };
            if length == 0 {
                return &[];
            }
            std::slice::from_raw_parts(buffer.cast::<u8>().add(from), length)
        }
    }
}

/// The whole number in a row of an array with this type; none if it has another.
pub(super) fn integer(format: u8, array: &Array, row: usize) -> Option<i64> {
    let at = array.offset + row;
    // SAFETY: an array of whole numbers has them in its second buffer.
    unsafe {
        Some(match format {
            b'c' => array.read::<i8>(1, at).into(),
            b'C' => array.read::<u8>(1, at).into(),
            b's' => array.read::<i16>(1, at).into(),
            b'S' => array.read::<u16>(1, at).into(),
            b'i' => array.read::<i32>(1, at).into(),
            b'I' => array.read::<u32>(1, at).into(),
            b'l' => array.read::<i64>(1, at),
            b'L' => i64::try_from(array.read::<u64>(1, at)).ok()?,
            _ => return None,
        })
    }
}
