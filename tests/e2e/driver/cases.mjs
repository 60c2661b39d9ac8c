// The cases of tests with many combinations: a fixed selection, or all of them with `cargo xtask test --all`.

/** True if every case runs. */
export const runsAll = Boolean(process.env.ALL_CASES);

/**
 * True for the case with these positions of its values in their lists. The selection is a third of all cases; in lists of
 * three or more values, each pair of values occurs.
 */
export function isSelected(...positions) {
  return runsAll || positions.reduce((sum, position) => sum + position) % 3 === 0;
}
