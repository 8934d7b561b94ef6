/**
 * What the whole suite executes and the listed tests never do, each with a test that would.
 * @param {Record<string, string[]>} whole tests by what they executed
 * @param {Record<string, string[]>} listed the same of the listed tests
 */
export function neverExecuted(whole, listed) {
  const places = new Map()
  for (const [key, tests] of Object.entries(whole))
    if (!(key in listed)) places.set(key.replace(/ \d+$/, ''), tests)
  return [...places].map(([place, tests]) => `  ${place}: by ${tests[0]}`)
}
