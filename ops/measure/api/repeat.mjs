/**
 * Runs `lanes` concurrent lanes until `seconds` have passed or `count` calls have been made.
 * @param {(lane: number, round: number) => Promise<number>} once returns its duration in ms
 * @param {number} lanes
 * @param {number} seconds
 * @param {number} [count]
 */
export async function repeat(once, lanes, seconds, count = Infinity) {
  /** @type {number[]} */
  const durations = []
  const began = performance.now()
  const end = began + seconds * 1_000
  let begun = 0
  /** @param {number} number */
  const lane = async (number) => {
    for (let round = 0; performance.now() < end && begun < count; round += 1) {
      begun += 1
      durations.push(await once(number, round))
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  const perSecond = (durations.length / (performance.now() - began)) * 1_000
  durations.sort((a, b) => a - b)
  /** @param {number} part */
  const share = (part) => durations[Math.floor(durations.length * part)] ?? NaN
  return { count: durations.length, perSecond, p50Ms: share(0.5), p99Ms: share(0.99) }
}
