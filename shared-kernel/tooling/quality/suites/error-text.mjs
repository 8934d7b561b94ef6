import { stripVTControlCharacters } from 'node:util'

/**
 * Returns the first lines of an error. The summary of a run repeats them, because long logs are often
 * truncated at the start.
 * @param {string} message
 */
export const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 8)
    .map((line) => line.slice(0, 200))
    .join('\n    ')
