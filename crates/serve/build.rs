//! Lists the files of the page, so that they become part of the program: `page_files.rs`, which `src/page.rs` includes.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=page");
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("page");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    let mut code = String::from("[\n");
    for path in &paths {
        let name = path.strip_prefix(&root).expect("it was found there");
        let name = name.to_str().expect("the page's files have plain names").replace('\\', "/");
        let _ = writeln!(code, "    ({name:?}, include_bytes!({path:?})),");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("page_files.rs"), code).expect("the output folder can be written");
}

/// Adds the files of a folder and of the folders in it.
fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the page's folder can be read") {
        let path = entry.expect("the page's folder can be read").path();
        match path.is_dir() {
            true => collect(&path, paths),
            false => paths.push(path),
        }
    }
}
