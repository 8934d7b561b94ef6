import { placeOfStack } from './stack-place.mjs'

/**
 * Parses a rendering error from a log line of a remote's program. Undefined for any other line.
 * @param {string} line
 * @returns {import('./problems.mjs').Problem | undefined}
 */
export function problemOfLine(line) {
  const said = parse(line)
  if (said?.level !== 'error') return undefined
  const error = said.error ?? said.reason ?? ''
  // A quick build's source maps contain only lines.
  const place = placeOfStack(said.stack ?? error, (file, number) => ({ file, line: number }))
  const sentence = error.split('\n')[0]
  return {
    message: said.path ? `${said.path}: ${sentence}` : `${said.msg}: ${sentence}`,
    ...(place ? { place } : {}),
  }
}

/** A worker wrote to its server after that was stopped for a newer one. */
export const isOfEndedServer = (line) =>
  /"uncaught exception".*"Error: (write EPIPE|Channel closed)/.test(line)

function parse(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined
  } catch {
    return undefined
  }
}
