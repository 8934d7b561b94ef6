import { drawOutcomes } from '../../testing/draw-outcomes'
import { conversionBreach, shareOfConversion, withStep, type Step, type StepCounts } from './conversion.rules'

const reachedBy = (...steps: Step[]) => steps.reduce(withStep, 0)
/** Counts of shoppers who saw a product, and of those who added it, too. */
const counts = (added: number, shoppers: number): StepCounts =>
  new Map([
    [reachedBy('product'), shoppers - added],
    [reachedBy('product', 'added'), added],
  ])
const toCart = { from: 'product', to: 'added' } as const

test('counts the shoppers of both steps in any order', () => {
  const shoppers: StepCounts = new Map([
    [reachedBy('product'), 5],
    [reachedBy('added', 'product'), 3],
    [reachedBy('product', 'added', 'cart'), 2],
    [reachedBy('added', 'cart'), 1],
  ])

  expect(shareOfConversion(shoppers, toCart)).toEqual({ count: 5, of: 10 })
  expect(shareOfConversion(shoppers, { from: 'cart', to: 'confirm' })).toEqual({ count: 0, of: 3 })
})

test('names the step that a canary’s shoppers do not take', () => {
  expect(conversionBreach(counts(0, 250), counts(160, 2_000), toCart)).toBe(
    '0 of 250 shoppers who saw a product also added it to the cart, 160 of 2000 (8 %) of the stable release',
  )
})

test.each([
  ['equal conversion', counts(20, 250), counts(160, 2_000)],
  ['a tenth less', counts(1_440, 20_000), counts(1_600, 20_000)],
  ['too few shoppers', counts(0, 19), counts(800, 1_000)],
  ['too few shoppers of the stable release', counts(0, 500), counts(19, 19)],
  ['no additions anywhere', counts(0, 500), counts(0, 5_000)],
])('keeps a canary with %s', (_what, canary, stable) => {
  expect(conversionBreach(canary, stable, toCart)).toBeUndefined()
})

describe('a canary judged at each shopper', () => {
  /** Returns the shopper at whom a canary is withdrawn, or undefined after `most` of each release. */
  function shopperOfBreach(canaryRate: number, stableRate: number, most: number, seed: number) {
    const draw = drawOutcomes(seed)
    const [its, stable] = [counts(0, 0), counts(0, 0)]
    const add = (to: StepCounts, rate: number) => {
      const reached = draw(rate) ? reachedBy('product', 'added') : reachedBy('product')
      to.set(reached, (to.get(reached) ?? 0) + 1)
    }
    for (let shopper = 1; shopper <= most; shopper += 1) {
      add(stable, stableRate)
      add(its, canaryRate)
      if (conversionBreach(its, stable, toCart)) return shopper
    }
    return undefined
  }
  const seeds = Array.from({ length: 50 }, (_, seed) => seed)

  test.each([0.03, 0.08, 0.4])('is kept for 2,000 shoppers when both releases convert %f', (rate) => {
    expect(seeds.map((seed) => shopperOfBreach(rate, rate, 2_000, seed))).toEqual(seeds.map(() => undefined))
  })

  test.each([
    ['a dead button', 0, 0.08, 300],
    ['a dead checkout', 0, 0.4, 50],
    ['a checkout that fails every second shopper', 0.2, 0.4, 500],
  ])('is withdrawn for %s', (_what, canaryRate, stableRate, most) => {
    const found = seeds.filter((seed) => shopperOfBreach(canaryRate, stableRate, most, seed) !== undefined)

    expect(found.length).toBeGreaterThanOrEqual(45)
  })
})
