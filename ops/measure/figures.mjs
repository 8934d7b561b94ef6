/**
 * Figures by title and by name, as `npm run bench` prints and stores them. The names have the units.
 * @typedef {Record<string, Record<string, number>>} Figures
 */

/**
 * The fields of a run that are numbers.
 * @template Run
 * @typedef {{ [Name in keyof Run as Run[Name] extends number ? Name : never]: number }} Numbers
 */

/**
 * Returns the median of each numeric field.
 * @template {object} Run
 * @param {Run[]} runs at least one
 * @returns {Numbers<Run>}
 */
export function medians(runs) {
  /** @type {Record<string, number>[]} */
  const all = runs.map((run) =>
    Object.fromEntries(Object.entries(run).filter(([, value]) => typeof value === 'number')),
  )
  const names = Object.keys(all[0] ?? {})
  return /** @type {Numbers<Run>} */ (
    Object.fromEntries(names.map((name) => [name, median(all.map((run) => run[name] ?? NaN))]))
  )
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
