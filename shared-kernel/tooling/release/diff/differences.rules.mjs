/** Pages that a report shows if the caller names none. Each takes four pictures. */
const mostPages = 8

/** @typedef {{ page: string, text: string }} Difference */

/**
 * Splits the gateway's lines, e.g. `cart 1.1.0 differs from 1.0.0: /cart: the price …`, into page and text.
 * `page` is empty for a line about the release as a whole.
 * @param {string[]} lines
 * @returns {Difference[]}
 */
export function splitDifferences(lines) {
  return lines.map((line) => {
    const { page = '', text = line } =
      /(?:^|: )(?<page>\/\S*?)(?: in the browser)?: (?<text>.+)$/s.exec(line)?.groups ?? {}
    return { page, text }
  })
}

/**
 * Reads the differences without harm, and those that the release means, from a gateway's log.
 * @param {string} log one JSON object in each line
 * @param {string} label of the release, e.g. `cart 1.1.0`
 * @returns {string[]}
 */
export function readToldLines(log, label) {
  return log.split('\n').flatMap((line) => {
    if (!line.includes(`${label} `)) return []
    const { msg = '', reasons = [] } = JSON.parse(line)
    return /without harm$|as its release means$|not compared/.test(msg) ? reasons : []
  })
}

/**
 * Lists the pages to take pictures of: those with differences, refused ones first.
 * @param {Difference[]} differences
 * @returns {string[]}
 */
export const pagesOf = (differences) =>
  [...new Set(differences.map(({ page }) => page).filter((page) => page !== ''))].slice(0, mostPages)
