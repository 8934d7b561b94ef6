import { computeRate, isBelowPart, type Share } from '../share-bound.rules'

/** A shopper's step to an order: a product page, an addition, cart, confirmation, order. */
export const steps = ['product', 'added', 'cart', 'confirm', 'ordered'] as const
export type Step = (typeof steps)[number]

export type Conversion = {
  from: Step
  to: Step
  /** Pages whose owners work on this conversion. The cart adds what a product page asks it to. */
  pages: readonly string[]
}

/** A cart shown within three seconds of an addition makes no call, so no conversion leads to it. */
export const conversions: readonly Conversion[] = [
  { from: 'product', to: 'added', pages: ['/product/key', '/cart'] },
  { from: 'cart', to: 'confirm', pages: ['/cart'] },
  { from: 'confirm', to: 'ordered', pages: ['/cart/confirm'] },
]

/** Shoppers of a release by the steps they have reached, as bits of {@link steps}. */
export type StepCounts = Map<number, number>

const bitOf = (step: Step) => 1 << steps.indexOf(step)

export const withStep = (reached: number, step: Step): number => reached | bitOf(step)

/** Returns how many of the shoppers who reached a conversion's first step reached the second, too. */
export function shareOfConversion(counts: StepCounts, { from, to }: Pick<Conversion, 'from' | 'to'>): Share {
  const [first, both] = [bitOf(from), bitOf(from) | bitOf(to)]
  const countWith = (bits: number) =>
    [...counts].reduce((sum, [reached, count]) => sum + ((reached & bits) === bits ? count : 0), 0)
  return { count: countWith(both), of: countWith(first) }
}

/** Min shoppers of each release at the first step. At three per address, they have seven addresses. */
const fewestShoppers = 20
/** A canary must convert at least this part of the stable release's rate. A smaller loss may be meant. */
const leastPart = 0.8

const words: Record<Step, string> = {
  product: 'saw a product',
  added: 'added it to the cart',
  cart: 'saw the cart',
  confirm: 'reached the confirmation',
  ordered: 'ordered',
}

/** Returns why a canary's shoppers go on too rarely, or undefined. */
export function conversionBreach(
  canary: StepCounts,
  stable: StepCounts,
  conversion: Pick<Conversion, 'from' | 'to'>,
): string | undefined {
  const [its, usual] = [shareOfConversion(canary, conversion), shareOfConversion(stable, conversion)]
  if (Math.min(its.of, usual.of) < fewestShoppers || !isBelowPart(its, usual, leastPart)) return undefined
  const rate = `${Math.round(computeRate(usual) * 1_000) / 10} %`
  const { from, to } = conversion
  return (
    `${its.count} of ${its.of} shoppers who ${words[from]} also ${words[to]}, ` +
    `${usual.count} of ${usual.of} (${rate}) of the stable release`
  )
}
