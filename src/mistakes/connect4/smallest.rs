//! The smallest case of each mistake, as `cargo bench --bench smallest` finds them.

/// Width, height and steps, by the mistake's name.
pub(in crate::mistakes) const SMALLEST: &[(&str, [i32; 2], &[i32])] = &[];
