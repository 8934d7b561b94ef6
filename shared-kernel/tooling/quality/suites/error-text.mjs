import { stripVTControlCharacters } from 'node:util'

/**
 * The first lines of an error: of a long log often only the end is kept.
 * @param {string} message
 */
export const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => line.slice(0, 200))
    .join('\n    ')
