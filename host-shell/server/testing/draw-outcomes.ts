/** Returns a generator that is true in a share (0 to 1) of its calls. A seed repeats itself (mulberry32). */
export function drawOutcomes(seed: number): (share: number) => boolean {
  let state = seed + 1
  return (share) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < share
  }
}
