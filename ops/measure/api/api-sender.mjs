import { getCounts, prepareCall } from './api-calls.mjs'
import { repeat } from './repeat.mjs'

/**
 * The call to repeat in `lanes` concurrent lanes for `seconds`.
 * @typedef {{ origin: string, name: string, lanes: number, seconds: number }} Load
 */

/** Prepares one call and, on request, repeats it in `lanes` concurrent lanes. */
process.once('message', async (/** @type {Load} */ { origin, name, lanes, seconds }) => {
  const { warm, measured } = getCounts(name)
  const once = await prepareCall(name, origin, lanes, warm + measured)
  // The first calls of a process are slower than later calls, so they aren't measured.
  await repeat(once, lanes, 2, warm)
  process.once('message', async () => process.send?.(await repeat(once, lanes, seconds, measured)))
  process.send?.('ready')
})
