/** What these reach depends on timing or chance: it is not asked of the others. */
const unpredictable = /race|random|crash|killed/

/**
 * What the whole suite executes and the listed tests never do, each with a test that would.
 * @param {Record<string, string[]>} whole the tests that executed it, by `<file> <function> <statement>`
 * @param {Record<string, string[]>} listed the same of the listed tests
 */
export function neverExecuted(whole, listed) {
  const places = new Map()
  for (const [key, tests] of Object.entries(whole)) {
    const certain = tests.find((test) => !unpredictable.test(test))
    if (certain && !(key in listed)) places.set(key.replace(/ \d+$/, ''), certain)
  }
  return [...places].map(([place, test]) => `  ${place}: by ${test}`)
}
