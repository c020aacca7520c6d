//! The examples run. Each is part of this program, so that it need not be linked as a test of its own.

use std::error::Error;

/// An example's file as a module, and a test that runs it.
macro_rules! examples {
    ($($name:ident = $path:literal;)+) => {$(
        #[path = $path]
        mod $name;

        #[test]
        fn $name() -> Result<(), Box<dyn Error>> {
            $name::main()
        }
    )+};
}

examples! {
    check_claim = "../../examples/check_claim.rs";
    draw = "../../examples/draw.rs";
    generate = "../../examples/generate.rs";
    hint = "../../examples/hint.rs";
    rate = "../../examples/rate.rs";
    solve = "../../examples/solve.rs";
}
