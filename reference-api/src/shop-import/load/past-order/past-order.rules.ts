import {
  packingKind,
  type CarriageKind,
  type CartDetail,
  type CartOrderer,
  type CartProduct,
  type CartProductInfo,
} from '@storefront/contracts'
import type { CarriageRate } from '../../../delivery/delivery/carriage-rate.table'
import { computeCarriage } from '../../../pricing/pricing/carriage.rules'
import { taxByRate, type TaxTerms } from '../../../pricing/pricing/tax.rules'
import { totalsWithTax } from '../../../pricing/pricing/line-totals.rules'
import { paymentFee } from '../../../payment/payment/payment.rules'
import { earnedPoint } from '../../../pricing/pricing/point.rules'
import { shippingRegion } from '../../../delivery/postal-code/shipping-region.rules'
import { priceWithTax, taxWithin, type TaxRounding } from '../../../shop/tax-rate/tax-rate.rules'
import type { TaxRates } from '../../../shop/tax-rate/tax-rate.table'
import type { ShopMember } from '../../read/shop-documents'

export type PastLine = {
  product_id: number
  product_info: CartProductInfo
  unit_price: number
  tax_rate: number
  quantity: number
}
type Address = ShopMember['addresses'][number]

/**
 * Computes the totals of an order placed before this shop existed, in the same way as a cart's totals but
 * without coupons and points.
 */
export function pastOrderAmounts(
  lines: PastLine[],
  address: Address,
  paymentKind: Parameters<typeof paymentFee>[0],
  rates: CarriageRate[],
  tax: TaxTerms & Pick<TaxRates, 'isTaxedByTotal'>,
) {
  const kind: CarriageKind = packingKind(lines.map(({ product_info }) => product_info.carriage_kind))
  const goods = totalsWithTax(lines, tax)
  const products = lines.map((line, index) =>
    pricedLine(line, index, { rounding: tax.rounding, total: goods[index]! }),
  )
  const total_price = products.reduce((sum, product) => sum + product.total_price, 0)
  const carriage = computeCarriage(
    rates,
    shippingRegion(address.prefecture, address.postal_code),
    kind,
    total_price,
  )
  const payment_fee = paymentFee(paymentKind, total_price + carriage)
  const amount_by_tax_rate = taxByRate(
    [
      ...products.map(({ tax_rate, total_price: amount }) => ({ tax_rate, amount })),
      { tax_rate: tax.standard, amount: carriage + payment_fee },
    ],
    0,
    tax,
  )
  const totals: CartDetail['order'] = {
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price,
    total_accessory: 0,
    total_carriage: carriage,
    payment_fee,
    coupon_discount: 0,
    point: 0,
    total_payment: total_price + carriage + payment_fee,
    total_tax: amount_by_tax_rate.reduce((sum, { tax_amount }) => sum + tax_amount, 0),
    amount_by_tax_rate,
    earned_point: earnedPoint(total_price, 0, 0),
    amount_until_free_carriage: null,
  }
  return { products, totals, carriage, kind }
}

function pricedLine(
  { product_id, product_info, unit_price, tax_rate, quantity }: PastLine,
  index: number,
  { rounding, total: total_price }: { rounding: TaxRounding; total: number },
): CartProduct {
  const price_with_tax = priceWithTax(unit_price, tax_rate, rounding)
  return {
    key: `line-${index + 1}`,
    product_id,
    product_info,
    unit_price,
    price_with_tax,
    quantity,
    tax_rate,
    tax_amount: taxWithin(total_price, tax_rate, rounding),
    total_price,
    coupon_discount_parts: [],
    shipping_key: null,
    packing_key: null,
    accessories: [],
    measurement: null,
    name_embroidery: null,
  }
}

export function pastOrderDetail(
  products: CartProduct[],
  order: CartDetail['order'],
  orderer: CartOrderer,
): CartDetail {
  return {
    products,
    shippings: [],
    coupons: [],
    order,
    orderer,
    payment: null,
    social_gift: null,
    other: { note: null, receipt_name: null },
    warnings: [],
    has_alcohol: products.some(({ product_info }) => product_info.is_alcohol),
  }
}

export function toOrderer(member: ShopMember): CartOrderer {
  const own = member.addresses.find(({ division_ct }) => division_ct === 1) ?? member.addresses[0]
  const { last_name, first_name, last_name_kana, first_name_kana, email, birthday, is_receive_newsletter } =
    member
  return {
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email,
    birthday,
    is_receive_newsletter: is_receive_newsletter === 1,
    postal_code: own?.postal_code ?? '',
    prefecture: own?.prefecture ?? '',
    city: own?.city ?? '',
    address1: own?.address1 ?? '',
    address2: own?.address2 || null,
    phone_number: own?.phone_number ?? '',
  }
}
