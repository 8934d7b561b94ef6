/** @typedef {import('../figures.mjs').Figures} Figures */

/** Figures that grow when the shop becomes better. All others shrink. */
const growing = new Set([
  'calls/s',
  'pages/s',
  'per processor s',
  'to bare Fastify',
  'to bare, rate',
  'to bare, processor',
  'performance',
  'accessibility',
  'best-practices',
  'seo',
])

/**
 * Figures that depend on the release and hardly on the machine, with the smallest step that counts: a
 * kilobyte, a request, or any part of a ratio to a floor of the same run.
 * @type {Record<string, number>}
 */
const steady = {
  documentKb: 1,
  jsKb: 1,
  'jsKb until alive': 1,
  cssKb: 1,
  imageKb: 1,
  requests: 1,
  rounds: 1,
  apiCalls: 1,
  'fcp to floor': 0,
  'lcp to floor': 0,
  'to bare, processor': 0,
}

/** A figure that is worse than the last stored one by this part fails the bench. */
const tolerance = 0.2

/**
 * Compares a figure with the stored runs, the oldest first. Undefined if no run has it.
 * @param {string} title
 * @param {string} name
 * @param {number} value
 * @param {Figures[]} runs
 * @returns {{ last: number, best: number, isWorse: boolean } | undefined}
 */
export function compareFigure(title, name, value, runs) {
  const before = runs.flatMap((figures) => figures[title]?.[name] ?? [])
  const last = before.at(-1)
  if (last === undefined) return undefined
  const best = growing.has(name) ? Math.max(...before) : Math.min(...before)
  return { last, best, isWorse: isWorse(name, value, last) }
}

/**
 * Returns true for a steady figure that is a fifth worse than before.
 * @param {string} name
 * @param {number} value
 * @param {number} before
 */
function isWorse(name, value, before) {
  const step = steady[name]
  if (step === undefined) return false
  const loss = growing.has(name) ? before - value : value - before
  return loss > 0 && loss >= step && loss >= before * tolerance
}
