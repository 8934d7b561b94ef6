/** Amounts that the totals of a cart or an order consist of, in yen with tax. */
export type OrderAmounts = {
  /** Goods and accessories. */
  total_price: number
  total_accessory: number
  total_quantity: number
  total_carriage: number
  payment_fee: number
  coupon_discount: number
  point: number
  total_payment: number
}

/** One line of the totals; discounts are negative. `count` is the number of goods. */
export type OrderSum = { key: string; term: string; amount: number; count?: number }

/** Totals in the wording of screens and mails. Lines of zero are omitted, except postage. */
export function orderTotals(order: OrderAmounts): OrderSum[] {
  const optional: OrderSum[] = [
    { key: 'accessory', term: '包装・熨斗など', amount: order.total_accessory },
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
    { key: 'total', term: '合計（税込）', amount: order.total_payment },
  ]
}
