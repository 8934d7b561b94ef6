/** Amounts that make up a cart's or an order's total, in yen including tax. */
export type OrderAmounts = {
  /** Products and accessories. */
  total_price: number
  total_accessory: number
  total_quantity: number
  total_carriage: number
  payment_fee: number
  coupon_discount: number
  point: number
  total_payment: number
}

/** One line of the totals. Discounts are negative. `count` is the number of pieces. */
export type OrderSum = { key: string; term: string; amount: number; count?: number }

const withoutUnsaidTax = ['total', 'point', 'without-tax', 'tax']

/** Returns false for points, which have no tax, and for sums whose term states their tax. */
export const isTaxUnsaid = ({ key }: Pick<OrderSum, 'key'>): boolean => !withoutUnsaidTax.includes(key)

/** The total is split into amount and tax where prices exclude tax. */
type TotalTerms = { isPricedWithoutTax: boolean; total_tax: number }

/** An accessory of an order, as in its lines. */
type OrderExtra = { name: string; quantity: number; total_price: number }

/** Sums the accessories that cost something by name. Falls back to one sum if they aren't all known. */
function extraSums(total: number, extras: readonly OrderExtra[]): OrderSum[] {
  const paid = extras.filter(({ total_price }) => total_price > 0)
  const sums = [...new Set(paid.map(({ name }) => name))].map((name): OrderSum => {
    const same = paid.filter((extra) => extra.name === name)
    const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return {
      key: `accessory-${name}`,
      term: pieces > 1 ? `${name} × ${pieces}` : name,
      amount: same.reduce((sum, { total_price }) => sum + total_price, 0),
    }
  })
  const isWhole = sums.reduce((sum, { amount }) => sum + amount, 0) === total
  return isWhole ? sums : [{ key: 'accessory', term: '包装・のしなど', amount: total }]
}

/**
 * Returns the lines of the totals, with one line for each accessory that costs something. Screens, mails and
 * documents share their words and order. Omits lines of zero yen, except shipping and tax.
 */
export function orderTotals(
  order: OrderAmounts,
  extras: readonly OrderExtra[] = [],
  { isPricedWithoutTax, total_tax }: TotalTerms = { isPricedWithoutTax: false, total_tax: 0 },
): OrderSum[] {
  const optional: OrderSum[] = [
    ...extraSums(order.total_accessory, extras),
    { key: 'coupon', term: 'クーポン割引', amount: -order.coupon_discount },
  ]
  const after: OrderSum[] = [
    { key: 'fee', term: '決済手数料', amount: order.payment_fee },
    { key: 'point', term: 'ポイント利用', amount: -order.point },
  ]
  const some = (sums: OrderSum[]) => sums.filter(({ amount }) => amount !== 0)
  const goods = order.total_price - order.total_accessory
  return [
    { key: 'goods', term: '商品合計', amount: goods, count: order.total_quantity },
    ...some(optional),
    { key: 'carriage', term: '送料', amount: order.total_carriage },
    ...some(after),
    ...(isPricedWithoutTax
      ? [
          { key: 'without-tax', term: '税抜合計', amount: order.total_payment - total_tax },
          { key: 'tax', term: '消費税', amount: total_tax },
        ]
      : []),
    { key: 'total', term: '合計（税込）', amount: order.total_payment },
  ]
}

/** Returns the lines between the goods and the total, for documents that list each of the goods. */
export const listCharges = (sums: readonly OrderSum[]): OrderSum[] =>
  sums.filter(({ key }) => key !== 'goods' && key !== 'total' && !key.startsWith('accessory'))
