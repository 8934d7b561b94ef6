import { codeFrame, placeName } from './code-frame.mjs'

/**
 * A problem in the remote, described in one sentence.
 * @typedef {{ message: string, place?: import('./code-frame.mjs').Place, details?: string }} Problem
 */

const titles = {
  build: 'does not compile',
  'server-build': 'does not compile for the server',
  types: 'has a type error',
  server: 'fails on the server',
  browser: 'fails in the browser',
}

/** @typedef {keyof typeof titles} Source */
/** @typedef {ReturnType<typeof createProblems>} Problems */

/**
 * Tracks the current problems by source. Prints each problem once in the terminal and shows it in every open
 * page.
 * @param {object} options
 * @param {string} options.name of the package
 * @param {(text: string) => void} options.tell
 * @param {() => void} options.show
 */
export function createProblems({ name, tell, show }) {
  /** @type {Map<Source, Told[]>} */
  const found = new Map()
  const known = () => new Map([...found.values()].flat().map((one) => [one.text, one]))

  /**
   * @param {Source} source
   * @param {Told[]} now all problems of the source
   */
  const replace = (source, now) => {
    const before = known()
    found.set(source, now)
    const after = known()
    for (const text of after.keys()) if (!before.has(text)) tell(`\n${name} ${titles[source]}: ${text}\n`)
    if (before.size > 0 && after.size === 0) tell(`${name}: mended`)
    // webpack's dev server already shows the browser bundle's build errors.
    if (source !== 'build' && [...after.keys()].join() !== [...before.keys()].join()) show()
  }

  return {
    /** Returns the problems in the format of webpack's overlay. */
    all: () => [...known().values()].map(({ shown }) => shown),
    /** Returns true if there are problems other than build errors of the browser bundle. */
    hasOthers: () => known().size > (found.get('build') ?? []).length,
    /**
     * @param {Source} source
     * @param {Problem[]} problems all problems of the source
     */
    set: (source, problems) =>
      replace(
        source,
        problems.map((problem) => formatProblem(source, problem)),
      ),
    /**
     * Adds a problem of a rendered page. A problem without a location is ignored if its message is already
     * known.
     * @param {Source} source
     * @param {Problem} problem
     */
    add(source, problem) {
      const others = found.get(source) ?? []
      const isKnown = others.some(({ message }) => !problem.place && message === problem.message)
      if (!isKnown) replace(source, [...others, formatProblem(source, problem)])
    },
    /** @param {Source[]} sources those whose problems belong to an earlier build */
    forget: (...sources) => sources.forEach((source) => found.delete(source)),
  }
}

/**
 * A problem as shown in the terminal and on pages, with the source lines at the time of the problem.
 * @typedef {{ message: string, text: string, shown: { moduleName: string, message: string } }} Told
 */

/**
 * @param {Source} source
 * @param {Problem} problem
 * @returns {Told}
 */
function formatProblem(source, { message, place, details }) {
  const where = place && placeName(place)
  const frame = place && codeFrame(place)
  const title = titles[source]
  return {
    message,
    text: [where, message, frame, details].filter(Boolean).join('\n'),
    shown: {
      moduleName: where ?? title,
      message: [where ? `${title}: ${message}` : message, frame, details].filter(Boolean).join('\n\n'),
    },
  }
}
