//! [`Column`]: a column in the making.

use super::array::{Array, Field};

/// Which of the values are there.
#[derive(Default)]
pub(crate) struct Present(Vec<bool>);

impl Present {
    fn missing(&self) -> usize {
        self.0.iter().filter(|it| !**it).count()
    }

    /// An array with as many values and the bitmap as its first buffer.
    fn array(self) -> Array {
        let (length, missing) = (self.0.len(), self.missing());
        let mut array = Array::new(length, missing);
        if missing == 0 {
            array.buffers.push(std::ptr::null());
            return array;
        }
        array.with_buffer(bits(&self.0))
    }
}

/// Eight to a byte, the first in the lowest bit.
fn bits(flags: &[bool]) -> Vec<u8> {
    let byte = |eight: &[bool]| eight.iter().rev().fold(0, |bits, it| bits << 1 | u8::from(*it));
    flags.chunks(8).map(byte).collect()
}

/// Texts, one behind the other.
pub(crate) struct Texts {
    /// Where each begins, and where the last one ends. A column has fewer bytes than 32 bits can count: chunks are small.
    offsets: Vec<i32>,
    bytes: Vec<u8>,
    present: Present,
    /// How long most of them are: the room to keep for each.
    width: usize,
}

impl Texts {
    fn new(width: usize) -> Texts {
        Texts { offsets: vec![0], bytes: Vec::new(), present: Present::default(), width }
    }

    /// Adds a text, or that there is none.
    pub(crate) fn push(&mut self, text: Option<&str>) {
        self.push_bytes(text.map(str::as_bytes));
    }

    /// The same for the bytes of a text.
    fn push_bytes(&mut self, text: Option<&[u8]>) {
        if let Some(text) = text {
            self.bytes.extend_from_slice(text);
        }
        self.offsets.push(self.bytes.len() as i32);
        self.present.0.push(text.is_some());
    }

    fn append(&mut self, other: Texts) {
        let behind = self.bytes.len() as i32;
        self.bytes.extend_from_slice(&other.bytes);
        self.offsets.extend(other.offsets[1..].iter().map(|end| behind + end));
        self.present.0.extend(other.present.0);
    }
}

/// A column in the making: values of one type, each of which may be missing.
pub(crate) enum Column {
    Texts(Texts),
    /// One of some names: a code in 16 bits, and all names.
    Names {
        codes: Vec<i16>,
        present: Present,
        names: &'static [&'static str],
    },
    Counts(Vec<i64>, Present),
    Numbers(Vec<f64>, Present),
    Flags(Vec<bool>, Present),
    /// Lists of what the other column has: where each begins, and where the last one ends.
    Lists {
        offsets: Vec<i32>,
        items: Box<Column>,
    },
    /// Records of columns of the same length.
    Records(Vec<(&'static str, Column)>),
}

impl Column {
    pub(crate) fn texts() -> Column {
        Column::texts_of(0)
    }

    /// Texts most of which have this many bytes.
    pub(crate) fn texts_of(width: usize) -> Column {
        Column::Texts(Texts::new(width))
    }

    pub(crate) fn names(names: &'static [&'static str]) -> Column {
        Column::Names { codes: Vec::new(), present: Present::default(), names }
    }

    pub(crate) fn counts() -> Column {
        Column::Counts(Vec::new(), Present::default())
    }

    pub(crate) fn numbers() -> Column {
        Column::Numbers(Vec::new(), Present::default())
    }

    pub(crate) fn flags() -> Column {
        Column::Flags(Vec::new(), Present::default())
    }

    pub(crate) fn lists(items: Column) -> Column {
        Column::Lists { offsets: vec![0], items: Box::new(items) }
    }

    /// Adds a text.
    ///
    /// # Panics
    /// As the following: if the column is of another type.
    pub(crate) fn text(&mut self, text: Option<&str>) {
        let Column::Texts(texts) = self else { unreachable!("a column of texts") };
        texts.push(text);
    }

    /// Adds the text of a whole grid, which is known to be digits.
    pub(crate) fn digits(&mut self, grid: Option<&[u8; 81]>) {
        let Column::Texts(texts) = self else { unreachable!("a column of texts") };
        debug_assert!(grid.is_none_or(|it| it.is_ascii()));
        texts.push_bytes(grid.map(|it| &it[..]));
    }

    /// Adds the name with this number.
    pub(crate) fn name(&mut self, number: usize) {
        let Column::Names { codes, present, .. } = self else { unreachable!("a column of names") };
        codes.push(number as i16);
        present.0.push(true);
    }

    /// Adds a count.
    pub(crate) fn count(&mut self, count: Option<usize>) {
        let Column::Counts(counts, present) = self else { unreachable!("a column of counts") };
        counts.push(count.map_or(0, |it| i64::try_from(it).unwrap_or(i64::MAX)));
        present.0.push(count.is_some());
    }

    /// Adds a number.
    pub(crate) fn number(&mut self, number: Option<f64>) {
        let Column::Numbers(numbers, present) = self else { unreachable!("a column of numbers") };
        numbers.push(number.unwrap_or(0.0));
        present.0.push(number.is_some());
    }

    /// Adds whether something is so.
    pub(crate) fn flag(&mut self, flag: Option<bool>) {
        let Column::Flags(flags, present) = self else { unreachable!("a column of flags") };
        flags.push(flag.unwrap_or(false));
        present.0.push(flag.is_some());
    }

    /// Ends a list: it has the items added since the last one ended.
    pub(crate) fn end_list(&mut self) {
        let Column::Lists { offsets, items } = self else { unreachable!("a column of lists") };
        offsets.push(items.length() as i32);
    }

    /// The column of a list's items.
    pub(crate) fn items(&mut self) -> &mut Column {
        let Column::Lists { items, .. } = self else { unreachable!("a column of lists") };
        items
    }

    /// The columns of a record.
    pub(crate) fn fields(&mut self) -> &mut [(&'static str, Column)] {
        let Column::Records(fields) = self else { unreachable!("a column of records") };
        fields
    }

    fn length(&self) -> usize {
        match self {
            Column::Texts(texts) => texts.offsets.len() - 1,
            Column::Names { codes, .. } => codes.len(),
            Column::Counts(counts, _) => counts.len(),
            Column::Numbers(numbers, _) => numbers.len(),
            Column::Flags(flags, _) => flags.len(),
            Column::Lists { offsets, .. } => offsets.len() - 1,
            Column::Records(fields) => fields.first().map_or(0, |(_, field)| field.length()),
        }
    }

    /// Keeps room for so many rows more, as far as their size is known.
    pub(crate) fn reserve(&mut self, rows: usize) {
        match self {
            Column::Texts(Texts { offsets, bytes, present, width }) => {
                offsets.reserve(rows);
                bytes.reserve(*width * rows);
                present.0.reserve(rows);
            }
            Column::Names { codes, present, .. } => {
                codes.reserve(rows);
                present.0.reserve(rows);
            }
            Column::Counts(counts, present) => {
                counts.reserve(rows);
                present.0.reserve(rows);
            }
            Column::Numbers(numbers, present) => {
                numbers.reserve(rows);
                present.0.reserve(rows);
            }
            Column::Flags(flags, present) => {
                flags.reserve(rows);
                present.0.reserve(rows);
            }
            Column::Lists { offsets, .. } => offsets.reserve(rows),
            Column::Records(fields) => {
                fields.iter_mut().for_each(|(_, field)| field.reserve(rows));
            }
        }
    }

    /// Adds all of a column of the same type.
    pub(crate) fn append(&mut self, other: Column) {
        let behind = match self {
            Column::Lists { items, .. } => items.length() as i32,
            _ => 0,
        };
        match (self, other) {
            (Column::Texts(texts), Column::Texts(more)) => texts.append(more),
            (
                Column::Names { codes, present, .. },
                Column::Names { codes: more, present: and, .. },
            ) => {
                codes.extend(more);
                present.0.extend(and.0);
            }
            (Column::Counts(counts, present), Column::Counts(more, and)) => {
                counts.extend(more);
                present.0.extend(and.0);
            }
            (Column::Numbers(numbers, present), Column::Numbers(more, and)) => {
                numbers.extend(more);
                present.0.extend(and.0);
            }
            (Column::Flags(flags, present), Column::Flags(more, and)) => {
                flags.extend(more);
                present.0.extend(and.0);
            }
            (Column::Lists { offsets, items }, Column::Lists { offsets: more, items: and }) => {
                offsets.extend(more[1..].iter().map(|end| behind + end));
                items.append(*and);
            }
            (Column::Records(fields), Column::Records(more)) => {
                fields.iter_mut().zip(more).for_each(|((_, field), (_, and))| field.append(and));
            }
            _ => unreachable!("columns of the same type"),
        }
    }

    /// Its type under a name.
    pub(crate) fn field(&self, name: &str) -> Field {
        match self {
            Column::Texts(_) => Field::new(name, "u", Vec::new()),
            Column::Names { .. } => {
                let dictionary = Some(Box::new(Field::new("", "u", Vec::new())));
                Field { dictionary, ..Field::new(name, "s", Vec::new()) }
            }
            Column::Counts(..) => Field::new(name, "l", Vec::new()),
            Column::Numbers(..) => Field::new(name, "g", Vec::new()),
            Column::Flags(..) => Field::new(name, "b", Vec::new()),
            Column::Lists { items, .. } => Field::new(name, "+l", vec![items.field("item")]),
            Column::Records(fields) => {
                let fields = fields.iter().map(|(name, field)| field.field(name));
                Field::new(name, "+s", fields.collect())
            }
        }
    }

    /// The column as it is.
    pub(crate) fn finish(self) -> Array {
        match self {
            Column::Texts(Texts { offsets, bytes, present, .. }) => {
                present.array().with_buffer(offsets).with_buffer(bytes)
            }
            Column::Names { codes, present, names } => {
                let mut all = Texts::new(0);
                names.iter().for_each(|name| all.push(Some(name)));
                let dictionary = Some(Box::new(Column::Texts(all).finish()));
                Array { dictionary, ..present.array().with_buffer(codes) }
            }
            Column::Counts(counts, present) => present.array().with_buffer(counts),
            Column::Numbers(numbers, present) => present.array().with_buffer(numbers),
            Column::Flags(flags, present) => present.array().with_buffer(bits(&flags)),
            Column::Lists { offsets, items } => {
                let mut array = Array::new(offsets.len() - 1, 0);
                array.buffers.push(std::ptr::null());
                Array { children: vec![items.finish()], ..array.with_buffer(offsets) }
            }
            Column::Records(fields) => {
                let length = fields.first().map_or(0, |(_, field)| field.length());
                let fields = fields.into_iter().map(|(_, field)| field.finish());
                Array::table(length, fields.collect())
            }
        }
    }
}
