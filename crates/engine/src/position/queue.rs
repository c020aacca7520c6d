//! [`CellQueue`]: cells in the order in which they came.

use ergodoku_core::Cell;

/// Cells in the order in which they came, each at most once, until they are removed. The queue has room
/// for as many places as seven bits can count.
#[derive(Clone)]
pub(super) struct CellQueue {
    cells: [Cell; 128],
    /// How many have come.
    len: u8,
    /// The place of each cell that has come.
    places: [u8; 81],
    /// The places whose cells have not been removed. Two words, and never one of 128 bits: reading a word
    /// as a whole right after one of its halves was written stalls.
    waiting: [u64; 2],
}

impl CellQueue {
    /// The place of a cell that has not come.
    pub(super) const NOWHERE: u8 = 127;

    pub(super) const EMPTY: CellQueue = CellQueue {
        cells: [Cell::at(0, 0); 128],
        len: 0,
        places: [CellQueue::NOWHERE; 81],
        waiting: [u64::MAX; 2],
    };

    /// Adds a cell, or not. Without a branch, since whether a cell comes is hard to predict.
    #[inline]
    pub(super) fn push_if(&mut self, comes: bool, cell: Cell) {
        self.cells[usize::from(self.len) % 128] = cell;
        self.places[cell.index()] = if comes { self.len } else { CellQueue::NOWHERE };
        self.len += u8::from(comes);
    }

    /// Removes a cell if it has come.
    #[inline]
    pub(super) fn remove(&mut self, cell: Cell) {
        let place = usize::from(self.places[cell.index()]);
        self.waiting[place / 64 % 2] &= !(1 << (place % 64));
    }

    /// The place of a cell: behind all others if it has not come.
    #[inline]
    pub(super) fn place_of(&self, cell: Cell) -> u8 {
        self.places[cell.index()]
    }

    /// The cells that have come and not been removed, the first to come first.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Cell> {
        let [mut low, mut high] = self.waiting;
        std::iter::from_fn(move || {
            let (half, below) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            let place = below + half.trailing_zeros();
            *half &= half.wrapping_sub(1);
            (place < self.len.into()).then(|| self.cells[place as usize % 128])
        })
    }
}
