import path from 'node:path'

/** @typedef {import('./problems.mjs').Problem} Problem */
/**
 * An error of webpack, and of the loader that it wraps.
 * @typedef {Error & { error?: Error, module?: { resource?: string },
 *   loc?: { start?: { line: number, column?: number } } }} BuildError
 */

/**
 * Lists distinct build errors with message and location, without the text that loaders add.
 * @param {import('webpack').Stats} stats
 * @returns {Problem[]}
 */
export function buildErrors({ compilation }) {
  /** @type {Map<string, Problem>} */
  const problems = new Map()
  for (const error of compilation.errors) {
    const problem = toProblem(error, compilation.compiler.context)
    problems.set(JSON.stringify(problem), problem)
  }
  return [...problems.values()]
}

/**
 * @param {BuildError} error
 * @param {string} context folder of the package
 * @returns {Problem}
 */
function toProblem(error, context) {
  const message = String(error.error?.message ?? error.message).replace(/^Error: /, '')
  const file = error.module?.resource?.replace(/\?.*$/, '')
  return (
    parseCompilerError(message) ??
    parseStyleError(message, context) ?? {
      message: firstParagraph(message),
      ...(file ? { place: placeIn(file, error.loc?.start) } : {}),
    }
  )
}

/**
 * Parses an error of swc. swc prints a message, then `,-[file:line:column]` and a code frame in which only a
 * caret marks the column.
 * @param {string} message
 */
function parseCompilerError(message) {
  const [, sentence, file, line] =
    /^\s*[x×]\s+(.+?)\s*\n\s*(?:,-|╭─+)\[(.+?):(\d+):\d+\]/su.exec(message) ?? []
  if (!sentence || !file) return undefined
  const marked = /^\s*[:·] (\s*)\S/mu.exec(message)
  const column = marked?.[1] === undefined ? undefined : marked[1].length + 1
  return { message: sentence, place: { file, line: Number(line), ...(column ? { column } : {}) } }
}

/**
 * Parses an error of postcss. postcss prints `(line:column) file Message`, and the message of another loader
 * repeats it.
 * @param {string} message
 * @param {string} context
 */
function parseStyleError(message, context) {
  const [, line, column, file, sentence] = /^\((\d+):(\d+)\) (\S+) (.+)$/m.exec(message) ?? []
  if (!file || !sentence) return undefined
  const place = { file: path.resolve(context, file), line: Number(line), column: Number(column) }
  return { message: sentence, place }
}

/**
 * @param {string} file
 * @param {{ line: number, column?: number }} [start]
 */
const placeIn = (file, start) => ({ file, line: start?.line ?? 1, column: (start?.column ?? 0) + 1 })

const firstParagraph = (/** @type {string} */ message) =>
  message.trim().split(/\n\s*\n|\n\s+at /)[0] ?? message
