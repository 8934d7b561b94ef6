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

/**
 * What is wrong now, by where it was found: told once in the terminal, and shown in every open page.
 * @param {object} options
 * @param {string} options.name of the package
 * @param {(text: string) => void} options.tell
 * @param {() => void} options.show
 */
export function createProblems({ name, tell, show }) {
  /** @type {Map<Source, Problem[]>} */
  const found = new Map()
  const known = () => [...found.values()].flat().map(textOf)
  const all = () => {
    const one = new Map(
      [...found].flatMap(([source, problems]) =>
        problems.map((problem) => [textOf(problem), shown(source, problem)]),
      ),
    )
    return [...one.values()]
  }

  /**
   * @param {Source} source
   * @param {Problem[]} problems all that the source now knows
   */
  const set = (source, problems) => {
    const before = known()
    found.set(source, problems)
    if (before.length === 0 && problems.length === 0) return
    for (const problem of problems)
      if (!before.includes(textOf(problem))) tell(`\n${name} ${titles[source]}: ${textOf(problem)}\n`)
    if (known().length === 0) tell(`${name}: mended`)
    // What the browser part does not compile for is shown by webpack's own server.
    if (source !== 'build' && known().join() !== before.join()) show()
  }

  return {
    all,
    set,
    /** Whether more is wrong than what the browser part does not compile for. */
    hasOthers: () => [...found].some(([source, problems]) => source !== 'build' && problems.length > 0),
    /**
     * One more of what happens while a page is rendered.
     * @param {Source} source
     * @param {Problem} problem
     */
    add(source, problem) {
      const others = found.get(source) ?? []
      const isTold = others.some(
        (one) => textOf(one) === textOf(problem) || (!problem.place && one.message === problem.message),
      )
      if (!isTold) set(source, [...others, problem])
    },
    /** @param {Source[]} sources whose problems were those of another build */
    forget: (...sources) => sources.forEach((source) => found.delete(source)),
  }
}

/** @param {Problem} problem */
function textOf({ message, place, details }) {
  const head = place ? `${placeName(place)}\n${message}` : message
  return [head, place && codeFrame(place), details].filter(Boolean).join('\n')
}

/**
 * @param {Source} source
 * @param {Problem} problem
 */
const shown = (source, { message, place, details }) => ({
  moduleName: place ? placeName(place) : titles[source],
  message: [place ? `${titles[source]}: ${message}` : message, place && codeFrame(place), details]
    .filter(Boolean)
    .join('\n\n'),
})
