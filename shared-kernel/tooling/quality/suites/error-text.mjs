import { stripVTControlCharacters } from 'node:util'

/**
 * The first lines of an error; long logs are often cut at their start.
 * @param {string} message
 */
export const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => line.slice(0, 200))
    .join('\n    ')
