import { counterOf, packingKind } from '@storefront/contracts'
import { counted } from '../pricing/pricing/counted.rules'
import { couponRefusal, couponRefusalMessages, type CouponRefusal } from '../pricing/pricing/coupon.rules'
import { earnsPoints, takesCoupon, takesPoints } from '../pricing/pricing/discount-terms.rules'
import { paymentFee } from '../payment/payment/payment.rules'
import { shippingRegion, type ShippingRegion } from '../delivery/postal-code/shipping-region.rules'
import { priceWithTax } from '../shop/tax-rate/tax-rate.rules'
import {
  amountUntilFreeIn,
  amountUntilFreeAnywhere,
  computeCarriage,
  carriageRange,
} from '../pricing/pricing/carriage.rules'
import { computeLeadDays } from '../delivery/delivery/leadtime.rules'
import { chosenPayment } from './payment/chosen-payment.rules'
import type { CartShippingRow } from './shipping/cart-shipping.table'
import type { CartState } from './state/cart-state.table'
import { nextPriceStep, unitPriceAt } from '../pricing/pricing/price-step.rules'
import { isBuyable } from '../pricing/pricing/sale.rules'
import { availableStock, stockState } from '../pricing/pricing/stock.rules'
import { totalsWithTax } from '../pricing/pricing/line-totals.rules'
import { cartTotals } from '../pricing/pricing/totals.rules'

export type CartPricing = ReturnType<typeof priceCart>
type Warning = { code: string; message: string; product_key: string | null }

/** A social gift's postage ignores the recipient's region, which the giver must not learn. */
const giftRegion: ShippingRegion = 'kanto'

export const toRegion = (shipping: Pick<CartShippingRow, 'is_social_gift' | 'prefecture' | 'postal_code'>) =>
  shipping.is_social_gift ? giftRegion : shippingRegion(shipping.prefecture || null, shipping.postal_code)

/** Computes prices, postage and discounts, and finds choices that are no longer possible. */
export function priceCart(state: CartState) {
  const { cart, taxRates } = state
  const lines = priceLines(state)
  const packings = pricePackings(state, lines)
  const refusedCoupons = refuseCoupons(state, lines)
  const money = {
    lines,
    coupons: state.coupons.filter((coupon) => !refusedCoupons.get(coupon.id)),
    carriage: packings.reduce((sum, packing) => sum + packing.carriage, 0),
    paymentFee: 0,
    point: Math.min(cart.point, state.usablePoint ?? 0),
    tax: taxRates,
    isMember: cart.user_account_id !== null,
  }
  const before = cartTotals(money)
  const amount = before.totals.total_payment
  const { payment, refused } = chosenPayment(state, { packings, amount })
  const fee = payment && amount > 0 ? paymentFee(payment.kind, amount) : 0
  const { totals, discounts, payable } = cartTotals({ ...money, paymentFee: fee })
  const coupons = state.coupons.map(({ id, code, name }) => {
    const refusal = refusedCoupons.get(id) ?? null
    const discount = discounts.find(({ coupon_id }) => coupon_id === id)?.discount ?? 0
    return { id, code, name, discount, refusal }
  })
  const total = {
    ...totals,
    amount_until_free_carriage: untilFree(state, lines),
    carriage_preview: carriagePreview(state, lines),
  }
  /**
   * `amount` is the total in yen before any payment fee. `payment` is null if the chosen method is refused.
   */
  return {
    lines,
    packings,
    coupons,
    discounts,
    totals: total,
    payable,
    amount,
    payment,
    refusedPayment: refused,
    warnings: [...stockWarnings(lines), ...couponWarnings(coupons)],
  }
}

/**
 * Maps each coupon to the reason it is refused, or null. Coupons added earlier take precedence over those
 * they exclude.
 */
function refuseCoupons(state: CartState, lines: PricedLines): Map<number, CouponRefusal | null> {
  const others: CartState['coupons'] = []
  const refused = new Map<number, CouponRefusal | null>()
  for (const coupon of state.coupons) {
    const own = lines.filter(({ excluded_coupons }) => !excluded_coupons.includes(coupon.id))
    const refusal = couponRefusal(coupon, {
      now: state.now,
      goods: computeGoodsTotal(own),
      isMember: state.cart.user_account_id !== null,
      isUsedByMember: coupon.is_used,
      others,
      isForNone: lines.length > 0 && own.length === 0,
    })
    if (!refusal) others.push(coupon)
    refused.set(coupon.id, refusal)
  }
  return refused
}

function priceLines(state: CartState) {
  const lines = priceGoods(state)
  const goods = lines.flatMap((line) => [line, ...line.accessories])
  const totals = new Map(totalsWithTax(goods, state.taxRates).map((total, index) => [goods[index]!, total]))
  const withTotal = <One extends (typeof goods)[number]>(one: One) => ({
    ...one,
    total_price: totals.get(one) ?? 0,
  })
  return lines.map((line) => ({ ...withTotal(line), accessories: line.accessories.map(withTotal) }))
}

function priceGoods(state: CartState) {
  return state.lines.flatMap((line) => {
    const product = state.products.get(line.product_id)
    if (!product) return []
    const taxRate = state.taxRates[product.tax_class]
    const components = state.components.filter((component) => component.product_id === product.id)
    const available = availableStock(product, components)
    const wanted = state.lines
      .filter((other) => other.product_id === product.id)
      .reduce((sum, other) => sum + other.quantity, 0)
    // Sum all lines of the product, so that splitting it over several addresses keeps the price step.
    const unitPrice = unitPriceAt(product, wanted)
    const price = priceWithTax(unitPrice, taxRate, state.taxRates.rounding)
    const step = nextPriceStep(product, wanted)
    // Don't offer a price step that the available quantity can't reach.
    const next = step && step.quantity_from <= Math.min(product.max_quantity, available) ? step : undefined
    const accessories = state.accessories.flatMap((accessory) => {
      const goods =
        accessory.line_key === line.key ? state.accessoryGoods.get(accessory.accessory_id) : undefined
      if (!goods) return []
      const rate = state.taxRates[goods.tax_class]
      return [
        {
          ...accessory,
          kind: goods.kind,
          name: goods.name,
          added_days: goods.added_days,
          unit_price: goods.unit_price,
          price_with_tax: priceWithTax(goods.unit_price, rate, state.taxRates.rounding),
          tax_rate: rate,
        },
      ]
    })
    const isSale = isBuyable(product, state.now)
    return [
      {
        ...line,
        product,
        components,
        accessories,
        lead_days: computeLeadDays(product, accessories),
        wanted,
        available,
        is_sale: isSale,
        stock_state: stockState(available, product.few_threshold),
        max_quantity: Math.min(product.max_quantity, available),
        excluded_coupons: state.coupons.filter((coupon) => !takesCoupon(product, coupon)).map(({ id }) => id),
        earns_points: earnsPoints(product),
        takes_points: takesPoints(product),
        unit_price: unitPrice,
        price_with_tax: price,
        next_price_step: next
          ? { ...next, price_with_tax: priceWithTax(next.unit_price, taxRate, state.taxRates.rounding) }
          : null,
        tax_rate: taxRate,
      },
    ]
  })
}

type PricedLines = ReturnType<typeof priceLines>

const computeGoodsTotal = (lines: PricedLines) => lines.reduce((sum, line) => sum + line.total_price, 0)

function goodsOfShipping(state: CartState, lines: PricedLines, shippingKey: string) {
  const keys = state.packings.filter((packing) => packing.shipping_key === shippingKey).map(({ key }) => key)
  return lines
    .filter((line) => line.packing_key !== null && keys.includes(line.packing_key))
    .reduce((sum, line) => sum + line.total_price, 0)
}

export type PricedPacking = ReturnType<typeof pricePackings>[number]

function pricePackings(state: CartState, lines: PricedLines) {
  return state.packings.map((packing) => {
    const own = lines.filter((line) => line.packing_key === packing.key)
    const shipping = state.shippings.find(({ key }) => key === packing.shipping_key)
    const kind = packingKind(own.map(({ product }) => product.carriage_class))
    const region = shipping ? toRegion(shipping) : null
    const goods = goodsOfShipping(state, lines, packing.shipping_key)
    const carriage = own.length === 0 ? 0 : computeCarriage(state.carriageRates, region, kind, goods)
    return {
      ...packing,
      carriage_kind: kind,
      carriage,
      lines: own,
      leadDays: own.map(({ lead_days }) => lead_days),
      region,
    }
  })
}

/**
 * Returns the amount in yen missing for free delivery. Null with several addresses, because no single amount
 * would be correct.
 */
function untilFree(state: CartState, lines: PricedLines): number | null {
  const [shipping, ...others] = state.shippings
  if (others.length > 0 || lines.length === 0) return null
  const kind = packingKind(lines.map(({ product }) => product.carriage_class))
  if (!shipping) return amountUntilFreeAnywhere(state.carriageRates, kind, computeGoodsTotal(lines))
  return amountUntilFreeIn(
    state.carriageRates,
    toRegion(shipping),
    kind,
    goodsOfShipping(state, lines, shipping.key),
  )
}

/** Returns the postage range, or null if there is an address or the cart is empty. */
function carriagePreview(state: CartState, lines: PricedLines) {
  if (state.shippings.length > 0 || lines.length === 0) return null
  return carriageRange(
    state.carriageRates,
    packingKind(lines.map(({ product }) => product.carriage_class)),
    computeGoodsTotal(lines),
  )
}

type PricedCoupon = { name: string; refusal: CouponRefusal | null }

const couponWarnings = (coupons: readonly PricedCoupon[]) =>
  coupons.flatMap(({ name, refusal }): Warning[] =>
    refusal
      ? [
          {
            code: `cart.coupon.${refusal}`,
            message: `${name}：${couponRefusalMessages[refusal]}割引のない金額でご注文いただけます。`,
            product_key: null,
          },
        ]
      : [],
  )

export function stockWarnings(lines: PricedLines): Warning[] {
  return lines.flatMap((line): Warning[] => {
    const name = line.product.name
    if (!line.is_sale)
      return [
        {
          code: 'cart.update_products.not_sale',
          message: `「${name}」は現在販売していません。`,
          product_key: line.key,
        },
      ]
    if (line.available <= 0)
      return [
        { code: 'cart.product.sold_out', message: `「${name}」は在庫切れです。`, product_key: line.key },
      ]
    if (line.wanted > line.max_quantity)
      return [
        {
          code: 'cart.product.not_enough',
          message: `「${name}」は${line.max_quantity}${counterOf(counted(line.product))}までご注文いただけます。`,
          product_key: line.key,
        },
      ]
    return []
  })
}
