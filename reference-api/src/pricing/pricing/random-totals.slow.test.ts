import fc from 'fast-check'
import { taxRoundings } from '../../shop/tax-rate/tax-rate.rules'
import { computeCarriage } from './carriage.rules'
import { cartTotals, type PricedLine, type TotalsInput } from './totals.rules'

const rates = [
  { region: 'kanto', carriage_kind: 'normal', price_with_tax: 770, free_from: 11_000 },
  { region: 'okinawa', carriage_kind: 'normal', price_with_tax: 2200, free_from: 22_000 },
] as const

const yen = fc.integer({ min: 1, max: 9000 })
const quantity = fc.integer({ min: 1, max: 9 })
const tax_rate = fc.constantFrom(0, 8, 10)
const accessory = fc.record({ total_price: yen, tax_rate: fc.constant(10) })
const line = fc.record({
  ...{ key: fc.uuid(), total_price: yen, quantity, tax_rate },
  excluded_coupons: fc.subarray([1, 2]),
  earns_points: fc.boolean(),
  takes_points: fc.boolean(),
  accessories: fc.array(accessory, { maxLength: 2 }),
})
const parcel = fc.record({
  region: fc.constantFrom('kanto' as const, 'okinawa' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
})
const coupon = (id: number) =>
  fc
    .oneof(
      fc.record({ discount_kind: fc.constant('fixed' as const), discount_value: yen }),
      fc.record({ discount_kind: fc.constant('percent' as const), discount_value: fc.nat({ max: 100 }) }),
    )
    .map((terms) => ({ ...terms, id, code: `C${id}` }))
const cart = fc.record({
  parcels: fc.array(parcel, { minLength: 1, maxLength: 4 }),
  coupons: fc.tuple(coupon(1), coupon(2)).chain((both) => fc.subarray(both)),
  paymentFee: fc.constantFrom(0, 330, 440),
  point: fc.nat({ max: 60_000 }),
  rounding: fc.constantFrom(...taxRoundings),
  isMember: fc.boolean(),
})

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Deals yen out one by one, each to the share that lacks most of its exact part. */
function deal(amount: number, weights: readonly number[]): number[] {
  const whole = total(weights)
  const given = weights.map((weight) => (whole === 0 ? 0 : Math.floor((amount * weight) / whole)))
  const isLeft = () => whole > 0 && total(given) < amount
  while (isLeft()) {
    const lacking = weights.map((weight, index) => amount * weight - given[index]! * whole)
    given[lacking.indexOf(Math.max(...lacking))]! += 1
  }
  return given
}

/** Rounds `amount * rate / (100 + rate)` by looking at what the division leaves. */
function includedTax(amount: number, rate: number, rounding: TotalsInput['tax']['rounding']): number {
  const left = (amount * rate) % (100 + rate)
  const isUp = rounding === 'up' ? left > 0 : rounding === 'half_up' && left * 2 >= 100 + rate
  return (amount * rate - left) / (100 + rate) + (isUp ? 1 : 0)
}

type Money = Omit<TotalsInput, 'tax'> & { rounding: TotalsInput['tax']['rounding'] }

/** Computes the sums from the rules as the guide states them, without the shop's code. */
function model({ lines, coupons, carriage, paymentFee, point, rounding, isMember }: Money) {
  const prices = lines.map((one) => one.total_price)
  const left = [...prices]
  for (const { id, discount_kind: kind, discount_value: value } of coupons) {
    const covered = left.map((price, index) => (lines[index]!.excluded_coupons?.includes(id) ? 0 : price))
    const percent = Math.floor((total(covered) * value) / 100)
    deal(Math.min(kind === 'percent' ? percent : value, total(covered)), covered).forEach(
      (part, index) => (left[index]! -= part),
    )
  }
  const worn = lines.map(({ accessories }) => total(accessories.map((one) => one.total_price)))
  const due = total(left) + total(worn) + carriage + paymentFee
  const used = Math.min(point, due - total(left.filter((_, index) => !lines[index]!.takes_points)))
  const earning = lines.map((one, index) => (one.earns_points ? left[index]! + worn[index]! : 0))
  const standard = total(worn) + carriage + paymentFee
  const byRate = [0, 8, 10]
    .map((rate) => ({
      rate,
      amount: total(left.filter((_, at) => lines[at]!.tax_rate === rate)) + (rate === 10 ? standard : 0),
    }))
    .filter(({ amount }) => amount > 0)
  const paid = deal(
    used,
    byRate.map(({ amount }) => amount),
  )
  return {
    coupon_discount: total(prices) - total(left),
    point: used,
    total_payment: due - used,
    rates: byRate.map(({ rate, amount }, index) => [
      rate,
      amount - paid[index]!,
      includedTax(amount - paid[index]!, rate, rounding),
    ]),
    earned_point: isMember ? Math.max(0, Math.floor((total(earning) - used) / 100)) : 0,
  }
}

test('sums of 20,000 random carts equal an independent model', () => {
  fc.assert(
    fc.property(cart, ({ parcels, rounding, ...rest }) => {
      const lines: PricedLine[] = parcels.flatMap((one) => one.lines)
      const goods = parcels.map((one) => total(one.lines.map((own) => own.total_price)))
      const carriage = total(
        parcels.map(({ region }, index) => computeCarriage(rates, region, 'normal', goods[index]!)),
      )
      const expected = total(
        parcels.map(({ region }, index) => {
          if (region === 'kanto') return goods[index]! < 11_000 ? 770 : 0
          return goods[index]! < 22_000 ? 2200 : 0
        }),
      )
      const { totals } = cartTotals({ ...rest, lines, carriage, tax: { standard: 10, rounding } })

      expect({
        ...{ coupon_discount: totals.coupon_discount, point: totals.point },
        ...{ total_payment: totals.total_payment, earned_point: totals.earned_point },
        rates: totals.amount_by_tax_rate.map((one) => [one.tax_rate, one.amount, one.tax_amount]),
      }).toEqual(model({ ...rest, lines, carriage: expected, rounding }))
    }),
    { numRuns: 20_000 },
  )
})
