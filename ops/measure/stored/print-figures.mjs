import { compareFigure } from './compare-figures.mjs'

/** @typedef {import('../figures.mjs').Figures} Figures */

/**
 * Prints figures with their ratio to the last and to the best stored run.
 * @param {Figures} figures
 * @param {Figures[]} runs the stored runs, the oldest first
 * @returns {string[]} the figures that are a fifth worse than the last stored ones
 */
export function printFigures(figures, runs) {
  /** @type {string[]} */
  const worse = []
  for (const [title, figure] of Object.entries(figures)) {
    process.stdout.write(`\n${title}\n`)
    for (const [name, value] of Object.entries(figure)) {
      const compared = compareFigure(title, name, value, runs)
      if (compared?.isWorse) worse.push(`${title}, ${name}: ${round(value)} after ${round(compared.last)}`)
      const ratios = compared
        ? `  ${ratio(value, compared.last)} × last, ${ratio(value, compared.best)} × best`
        : ''
      process.stdout.write(`  ${name.padEnd(18)} ${String(round(value)).padStart(10)}${ratios}\n`)
    }
  }
  return worse
}

/** @param {number} value @param {number} before */
const ratio = (value, before) => (before === 0 ? (value === 0 ? '1.00' : '–') : (value / before).toFixed(2))

/** @param {number} value */
const round = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000)
