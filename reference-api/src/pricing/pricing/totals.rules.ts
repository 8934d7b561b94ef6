import { couponDiscount, type CouponTerms } from './coupon.rules'
import { earnedPoint } from './point.rules'
import { spread, taxByRate, type AmountAtRate, type TaxTerms } from './tax.rules'

export type PricedLine = {
  key: string
  /** For all pieces, including tax. */
  total_price: number
  quantity: number
  tax_rate: number
  /** Ids of coupons that don't cover the line. */
  excluded_coupons?: readonly number[]
  earns_points?: boolean
  takes_points?: boolean
  accessories: readonly { total_price: number; tax_rate: number }[]
}
type PricedCoupon = Pick<CouponTerms, 'id' | 'discount_kind' | 'discount_value'> & { code: string }

export type TotalsInput = {
  lines: readonly PricedLine[]
  coupons: readonly PricedCoupon[]
  carriage: number
  paymentFee: number
  point: number
  tax: TaxTerms
  isMember: boolean
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const sumAccessories = ({ accessories }: PricedLine) => sum(accessories.map(({ total_price }) => total_price))

/** Computes each coupon's discount on each line. Later coupons apply to the price left by earlier coupons. */
export function couponParts(lines: readonly PricedLine[], coupons: readonly PricedCoupon[]) {
  const left = lines.map(({ total_price }) => total_price)
  return coupons.map((coupon) => {
    const eligible = left.map((amount, index) =>
      lines[index]?.excluded_coupons?.includes(coupon.id) ? 0 : amount,
    )
    const discount = couponDiscount(coupon, sum(eligible))
    const parts = spread(discount, eligible)
    parts.forEach((part, index) => (left[index] = (left[index] ?? 0) - part))
    return { coupon_id: coupon.id, code: coupon.code, discount, parts }
  })
}

/** Computes a cart's totals from tax-inclusive prices. */
export function cartTotals({ lines, coupons, carriage, paymentFee, point, tax, isMember }: TotalsInput) {
  const discounts = couponParts(lines, coupons)
  const accessories = lines.flatMap((line) =>
    line.accessories.map((one) => ({ tax_rate: one.tax_rate, amount: one.total_price })),
  )
  const discounted: AmountAtRate[] = lines.map((line, index) => ({
    tax_rate: line.tax_rate,
    amount: line.total_price - sum(discounts.map(({ parts }) => parts[index] ?? 0)),
  }))
  const amounts = [...discounted, ...accessories, { tax_rate: tax.standard, amount: carriage + paymentFee }]
  const payable = sum(amounts.map(({ amount }) => amount))
  const sumAmounts = (isCounted: (line: PricedLine) => boolean) =>
    sum(discounted.map(({ amount }, index) => (isCounted(lines[index]!) ? amount : 0)))
  const payableByPoints = payable - sumAmounts(({ takes_points = true }) => !takes_points)
  const usedPoint = Math.min(point, payableByPoints)
  const earning = lines.filter(({ earns_points = true }) => earns_points)
  const earningAmount =
    sumAmounts(({ earns_points = true }) => earns_points) + sum(earning.map(sumAccessories))
  const rates = taxByRate(amounts, usedPoint, tax)
  const goods = sum(lines.map(({ total_price }) => total_price))
  const accessory = sum(accessories.map(({ amount }) => amount))
  const couponTotal = sum(discounts.map(({ discount }) => discount))
  return {
    discounts,
    /** The highest amount in yen that points can pay. */
    payable: payableByPoints,
    totals: {
      total_quantity: sum(lines.map(({ quantity }) => quantity)),
      total_price: goods + accessory,
      total_accessory: accessory,
      total_carriage: carriage,
      payment_fee: paymentFee,
      coupon_discount: couponTotal,
      point: usedPoint,
      total_payment: payable - usedPoint,
      total_tax: sum(rates.map(({ tax_amount }) => tax_amount)),
      amount_by_tax_rate: rates,
      earned_point: isMember ? earnedPoint(earningAmount, 0, usedPoint) : 0,
    },
  }
}
