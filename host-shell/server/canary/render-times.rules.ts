/** A page that a release rendered: moment as of `Date.now()`, time in ms without the wait in the queue. */
export type Render = { at: number; ms: number; address: string }

/** Older renders do not describe a release now. */
const windowMs = 10 * 60_000
/** Each slot holds at most `mostInSlot` renders, so that those of a busy release cover the window. */
const slotMs = 30_000
const mostInSlot = 50
/** At least four networks must have requested the slow pages before a release is withdrawn. */
const mostOfOneAddress = 5

const slotOf = ({ at }: Render) => Math.floor(at / slotMs)

/** Adds a render to those of its release, oldest first; false if its slot or address is full. */
export function addRender(renders: Render[], render: Render): boolean {
  while (renders[0] && renders[0].at < render.at - windowMs) renders.shift()
  const first = renders.at(-mostInSlot)
  if (first && slotOf(first) === slotOf(render)) return false
  if (renders.filter(({ address }) => address === render.address).length >= mostOfOneAddress) return false
  renders.push(render)
  return true
}

export type Median = { count: number; ms: number }

/** Medians of the period in which both releases rendered, at most the window before `now`. */
export function mediansOf(
  canary: readonly Render[],
  stable: readonly Render[],
  now: number,
): { canary: Median; stable: Median } {
  const since = Math.max(now - windowMs, canary[0]?.at ?? now, stable[0]?.at ?? now)
  return { canary: medianSince(canary, since), stable: medianSince(stable, since) }
}

function medianSince(renders: readonly Render[], since: number): Median {
  const times = renders.flatMap(({ at, ms }) => (at >= since ? [ms] : []))
  return { count: times.length, ms: percentile(times, 0.5) }
}

/** The value at a share (0 to 1) of the sorted values; 0 without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
