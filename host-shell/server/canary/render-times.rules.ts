/** A server render. `at` is from `Date.now()`. `ms` is the duration without the wait in the queue. */
export type Render = { at: number; ms: number; address: string }

/** Renders older than this no longer reflect how fast a release is now. */
const windowMs = 10 * 60_000
/**
 * Each slot takes at most `mostInSlot` renders, so that the list of a busy release covers the whole window.
 */
const slotMs = 30_000
const mostInSlot = 50
/**
 * Max renders per address. A verdict needs 20 renders, so at least four networks must have seen slow pages
 * before a withdrawal.
 */
const mostOfOneAddress = 5

const slotOf = ({ at }: Render) => Math.floor(at / slotMs)

/**
 * Adds a render to its release's list, oldest first. Returns false if the limit of its slot or address is
 * reached.
 */
export function addRender(renders: Render[], render: Render): boolean {
  while (renders[0] && renders[0].at < render.at - windowMs) renders.shift()
  const first = renders.at(-mostInSlot)
  if (first && slotOf(first) === slotOf(render)) return false
  if (renders.filter(({ address }) => address === render.address).length >= mostOfOneAddress) return false
  renders.push(render)
  return true
}

export type Median = { count: number; ms: number }

/**
 * Returns both medians over the period in which both releases rendered, at most the window before `now`. A
 * release without renders doesn't shorten the period.
 */
export function computeMedians(
  canary: readonly Render[],
  stable: readonly Render[],
  now: number,
): { canary: Median; stable: Median } {
  const since = Math.max(now - windowMs, canary[0]?.at ?? 0, stable[0]?.at ?? 0)
  return { canary: medianSince(canary, since), stable: medianSince(stable, since) }
}

function medianSince(renders: readonly Render[], since: number): Median {
  const times = renders.flatMap(({ at, ms }) => (at >= since ? [ms] : []))
  return { count: times.length, ms: percentile(times, 0.5) }
}

/** Returns the value at a share (0 to 1) of the sorted values, or 0 if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
