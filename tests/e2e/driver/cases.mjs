// The cases of tests with many combinations: a fixed selection, or all of them with `cargo xtask test --all`.

/** True if every case runs. */
export const runsAll = Boolean(process.env.ALL_CASES);
