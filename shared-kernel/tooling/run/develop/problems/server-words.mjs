import { placeOfStack } from './stack-place.mjs'

/**
 * The rendering error in a log line of a remote's program; undefined for any other line.
 * @param {string} line
 * @returns {import('./problems.mjs').Problem | undefined}
 */
export function problemOfLine(line) {
  const said = parse(line)
  if (said?.level !== 'error') return undefined
  const error = said.error ?? said.reason ?? ''
  // The source maps of a quick build only have lines.
  const place = placeOfStack(said.stack ?? error, (file, number) => ({ file, line: number }))
  const sentence = error.split('\n')[0]
  return {
    message: said.path ? `${said.path}: ${sentence}` : `${said.msg}: ${sentence}`,
    ...(place ? { place } : {}),
  }
}

/** A worker wrote to its server, which was stopped for a newer one. */
export const isOfEndedServer = (line) =>
  /"uncaught exception".*"Error: (write EPIPE|Channel closed)/.test(line)

function parse(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined
  } catch {
    return undefined
  }
}
