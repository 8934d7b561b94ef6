import { findSourcePlace } from './stack-place.mjs'

/**
 * The fields of a log line that describe an error.
 * @typedef {{ level: string, msg: string, path?: string, error?: string, reason?: string,
 *   stack?: string }} LogLine
 */

/**
 * Parses a rendering error from a log line of a remote's program. Returns undefined for any other line.
 * @param {string} line
 * @returns {import('./problems.mjs').Problem | undefined}
 */
export function parseLogLine(line) {
  const said = parse(line)
  if (said?.level !== 'error') return undefined
  const error = said.error ?? said.reason ?? ''
  // The source maps of a quick build contain only lines.
  const place = findSourcePlace(said.stack ?? error, (file, number) => ({ file, line: number }))
  const sentence = error.split('\n')[0]
  return {
    message: said.path ? `${said.path}: ${sentence}` : `${said.msg}: ${sentence}`,
    ...(place ? { place } : {}),
  }
}

/**
 * Returns true for the log line of a worker that wrote to its server after that server had been stopped for a
 * newer one.
 * @param {string} line
 */
export const isOfEndedServer = (line) =>
  /"uncaught exception".*"Error: (write EPIPE|Channel closed)/.test(line)

/**
 * @param {string} line
 * @returns {LogLine | undefined}
 */
function parse(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined
  } catch {
    return undefined
  }
}
