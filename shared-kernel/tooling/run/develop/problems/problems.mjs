import { codeFrame, placeName } from './code-frame.mjs'

/**
 * Something that is wrong with the remote, as a sentence.
 * @typedef {{ message: string, place?: import('./code-frame.mjs').Place, details?: string }} Problem
 */

/** How a source of problems is called where they are told. */
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
 * What is wrong now, by where it was found: told once in the terminal, and shown in every open page.
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
   * @param {Told[]} now all that the source knows
   */
  const replace = (source, now) => {
    const before = known()
    found.set(source, now)
    const after = known()
    for (const text of after.keys()) if (!before.has(text)) tell(`\n${name} ${titles[source]}: ${text}\n`)
    if (before.size > 0 && after.size === 0) tell(`${name}: mended`)
    // What the browser part does not compile for is shown by webpack's own server.
    if (source !== 'build' && [...after.keys()].join() !== [...before.keys()].join()) show()
  }

  return {
    /** As pages show them. */
    all: () => [...known().values()].map(({ shown }) => shown),
    /** Whether more is wrong than what the browser part does not compile for. */
    hasOthers: () => known().size > (found.get('build') ?? []).length,
    /**
     * @param {Source} source
     * @param {Problem[]} problems all that the source now knows
     */
    set: (source, problems) =>
      replace(
        source,
        problems.map((problem) => toldOf(source, problem)),
      ),
    /**
     * One more of what happens while a page is rendered; without a place it may be known with one.
     * @param {Source} source
     * @param {Problem} problem
     */
    add(source, problem) {
      const others = found.get(source) ?? []
      const isKnown = others.some(({ message }) => !problem.place && message === problem.message)
      if (!isKnown) replace(source, [...others, toldOf(source, problem)])
    },
    /** @param {Source[]} sources whose problems were those of another build */
    forget: (...sources) => sources.forEach((source) => found.delete(source)),
  }
}

/**
 * A problem in the words of the terminal and of a page, with the lines of its source as they were.
 * @typedef {{ message: string, text: string, shown: { moduleName: string, message: string } }} Told
 */

/**
 * @param {Source} source
 * @param {Problem} problem
 * @returns {Told}
 */
function toldOf(source, { message, place, details }) {
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
