import { shareOfConversion } from './conversion.rules'
import { ShopperSteps } from './shopper-steps'

const toCart = { from: 'product', to: 'added' } as const
const shopper = (bucket: number, release = 'stable', address = '203.0.113.1') => ({
  bucket,
  release,
  address,
})

test('counts each shopper once per step', () => {
  const steps = new ShopperSteps()

  expect(steps.note('product', shopper(1))).toBe(true)
  expect(steps.note('product', shopper(1))).toBe(false)
  expect(steps.note('added', shopper(1))).toBe(true)
  expect(shareOfConversion(steps.countsOf('stable'), toCart)).toEqual({ count: 1, of: 1 })
})

test('counts at most three shoppers of one address over all releases', () => {
  const steps = new ShopperSteps()
  for (let bucket = 0; bucket < 50; bucket += 1)
    steps.note('product', shopper(bucket, bucket % 2 ? 'stable' : 'cart@1.1.0'))

  expect(shareOfConversion(steps.countsOf('stable'), toCart).of).toBe(1)
  expect(shareOfConversion(steps.countsOf('cart@1.1.0'), toCart).of).toBe(2)
})

test('starts a shopper over when the canary is withdrawn', () => {
  const steps = new ShopperSteps()
  steps.note('product', shopper(1, 'cart@1.1.0'))
  steps.note('added', shopper(1, 'stable'))

  expect(shareOfConversion(steps.countsOf('stable'), toCart)).toEqual({ count: 0, of: 0 })
  expect(shareOfConversion(steps.countsOf('cart@1.1.0'), toCart)).toEqual({ count: 0, of: 1 })
})

test('forgets everything on clear', () => {
  const steps = new ShopperSteps()
  steps.note('product', shopper(1))
  steps.clear()

  expect(steps.countsOf('stable').size).toBe(0)
  expect(steps.note('product', shopper(1))).toBe(true)
})
