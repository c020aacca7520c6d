//! The structures of the Arrow C data and stream interfaces, as their specification has them.

use std::ffi::{c_char, c_int, c_void};

/// A column's type and name.
#[repr(C)]
pub(crate) struct FfiSchema {
    pub(super) format: *const c_char,
    pub(super) name: *const c_char,
    pub(super) metadata: *const c_char,
    pub(super) flags: i64,
    pub(super) n_children: i64,
    pub(super) children: *mut *mut FfiSchema,
    pub(super) dictionary: *mut FfiSchema,
    pub(super) release: Option<unsafe extern "C" fn(*mut FfiSchema)>,
    pub(super) private_data: *mut c_void,
}

/// A column's values.
#[repr(C)]
pub(crate) struct FfiArray {
    pub(super) length: i64,
    pub(super) null_count: i64,
    pub(super) offset: i64,
    pub(super) n_buffers: i64,
    pub(super) n_children: i64,
    pub(super) buffers: *mut *const c_void,
    pub(super) children: *mut *mut FfiArray,
    pub(super) dictionary: *mut FfiArray,
    pub(super) release: Option<unsafe extern "C" fn(*mut FfiArray)>,
    pub(super) private_data: *mut c_void,
}

/// A sequence of arrays of one type.
#[repr(C)]
pub(crate) struct FfiStream {
    pub(super) get_schema: Option<unsafe extern "C" fn(*mut FfiStream, *mut FfiSchema) -> c_int>,
    pub(super) get_next: Option<unsafe extern "C" fn(*mut FfiStream, *mut FfiArray) -> c_int>,
    pub(super) get_last_error: Option<unsafe extern "C" fn(*mut FfiStream) -> *const c_char>,
    pub(super) release: Option<unsafe extern "C" fn(*mut FfiStream)>,
    pub(super) private_data: *mut c_void,
}

/// What all three have in common: somebody made them, and whoever holds them last calls `release`.
macro_rules! released {
    ($($Type:ident { $($field:ident: $nothing:expr),* $(,)? }),* $(,)?) => {$(
        impl $Type {
            /// A structure that is released: it holds nothing.
            pub(super) const fn empty() -> $Type {
                $Type { $($field: $nothing,)* release: None, private_data: std::ptr::null_mut() }
            }
        }

        impl Drop for $Type {
            fn drop(&mut self) {
                if let Some(release) = self.release {
                    // SAFETY: the structure is not released, is ours, and is not used after this.
                    unsafe { release(self) }
                }
            }
        }

        // SAFETY: the specification lets a structure be moved to and released on any thread.
        unsafe impl Send for $Type {}
        // SAFETY: shared structures are only read.
        unsafe impl Sync for $Type {}
    )*};
}

released! {
    FfiSchema {
        format: std::ptr::null(),
        name: std::ptr::null(),
        metadata: std::ptr::null(),
        flags: 0,
        n_children: 0,
        children: std::ptr::null_mut(),
        dictionary: std::ptr::null_mut(),
    },
    FfiArray {
        length: 0,
        null_count: 0,
        offset: 0,
        n_buffers: 0,
        n_children: 0,
        buffers: std::ptr::null_mut(),
        children: std::ptr::null_mut(),
        dictionary: std::ptr::null_mut(),
    },
    FfiStream { get_schema: None, get_next: None, get_last_error: None },
}
