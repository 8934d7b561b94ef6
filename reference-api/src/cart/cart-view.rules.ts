import { counted } from '../pricing/pricing/counted.rules'
import {
  cartAddressFields,
  variantNameOf,
  type Cart,
  type CartAddressInput,
  type CartDetail,
  type CartProduct,
  type CartShipping,
} from '@storefront/contracts'
import { formatPostalCode, readCompany } from '@storefront/locale-ja'
import { creditStatus } from '../payment/credit/credit.rules'
import { couponRefusalMessages } from '../pricing/pricing/coupon.rules'
import { couponNote, pointNote } from '../pricing/pricing/discount-terms.rules'
import { joinAddress } from '../delivery/postal-code/joined-address.rules'
import { timezoneName } from '../delivery/delivery/leadtime.rules'
import { taxWithin } from '../shop/tax-rate/tax-rate.rules'
import { arrivalText } from './shipping/cart-leadtime.rules'
import { priceCart, type CartPricing } from './cart-pricing.rules'
import { goneChoices } from './meanwhile/gone-choices.rules'
import type { CartState } from './state/cart-state.table'

type PricedLine = CartPricing['lines'][number]
type PricedAccessory = PricedLine['accessories'][number]

function toPicture({ picture_name, hash, alt, width, height }: PricedLine['product']) {
  return picture_name === null || hash === null
    ? null
    : { path: `/media/${picture_name}/${hash}`, alt: alt ?? '', width: width ?? 0, height: height ?? 0 }
}

const wireAccessory = ({ cart_id: _cart, position: _position, line_key, ...accessory }: PricedAccessory) => ({
  ...accessory,
  product_key: line_key,
})

function wireProduct(line: PricedLine, index: number, state: CartState, pricing: CartPricing): CartProduct {
  const { product } = line
  return {
    key: line.key,
    product_id: product.id,
    product_info: {
      id: product.id,
      key: product.key,
      code: product.code,
      name: product.name,
      variant_name: variantNameOf(product),
      ...counted(product),
      image: toPicture(product),
      maker_name: product.maker_name,
      brand_name: product.brand_name,
      category_names: product.category_names,
      is_alcohol: product.is_alcohol,
      is_reduced_tax_rate: product.tax_class === 'reduced',
      is_sale: line.is_sale,
      is_social_gift_allowed: product.is_social_gift_allowed,
      has_accessories: product.has_accessories,
      accessory_choices: product.accessory_choices,
      variant_labels: product.variant_labels,
      has_measurement: product.has_measurement,
      has_name_embroidery: product.has_name_embroidery,
      ...(product.name_marking ? { name_marking: product.name_marking } : {}),
      stock_state: line.stock_state,
      max_quantity: Math.max(0, line.max_quantity),
      carriage_kind: product.carriage_class,
      components: line.components.map(({ component_product_id, name, quantity }) => ({
        product_id: component_product_id,
        name,
        quantity,
      })),
    },
    unit_price: line.unit_price,
    price_with_tax: line.price_with_tax,
    next_price_step: line.next_price_step,
    quantity: line.quantity,
    tax_rate: line.tax_rate,
    tax_amount: taxWithin(line.total_price, line.tax_rate, state.taxRates.rounding),
    total_price: line.total_price,
    coupon_discount_parts: pricing.discounts.flatMap(({ coupon_id, code, parts }) =>
      parts[index] ? [{ coupon_id, code, amount: parts[index] }] : [],
    ),
    shipping_key: state.packings.find(({ key }) => key === line.packing_key)?.shipping_key ?? null,
    packing_key: line.packing_key,
    accessories: line.accessories.map(wireAccessory),
    measurement: line.measurement,
    name_embroidery: line.name_embroidery,
  }
}

type ShippingRow = CartState['shippings'][number]

function wireShipping(row: ShippingRow, state: CartState, pricing: CartPricing): CartShipping {
  const packings = pricing.packings.filter(({ shipping_key }) => shipping_key === row.key)
  const filled = Object.fromEntries(cartAddressFields.map((field) => [field, row[field] || null])) as Record<
    keyof CartAddressInput,
    string | null
  >
  const combined = joinAddress(row)
  return {
    key: row.key,
    is_social_gift: row.is_social_gift,
    user_address_id: row.user_address_id,
    ...filled,
    shipping_name: [row.shipping_last_name, row.shipping_first_name].join(' ').trim() || null,
    shipping_kana: [row.shipping_last_name_kana, row.shipping_first_name_kana].join(' ').trim() || null,
    formatted_postal_code: row.postal_code ? formatPostalCode(row.postal_code) : null,
    combined_address: combined || null,
    full_address: combined ? `〒${formatPostalCode(row.postal_code)} ${combined}` : null,
    carriage: packings.reduce((sum, packing) => sum + packing.carriage, 0),
    packings: packings.map((packing) => ({
      key: packing.key,
      shipping_key: packing.shipping_key,
      products: packing.lines.map(({ key, quantity }) => ({ key, quantity })),
      accessories: packing.lines.flatMap((line) => line.accessories.map(wireAccessory)),
      delivery_at: packing.delivery_at,
      delivery_timezone: timezoneName(packing.delivery_timezone_key),
      delivery_timezone_key: packing.delivery_timezone_key,
      arrival_text: arrivalText(state, packing, pricing),
      carriage_kind: packing.carriage_kind,
      carriage: packing.carriage,
    })),
  }
}

function toPayment({ cart }: CartState, pricing: CartPricing): CartDetail['payment'] {
  if (!pricing.payment) return null
  const { card, user_card_id, is_card_hosted, convenience_store, ...wallet } = cart.payment_choice ?? {}
  return {
    kind: pricing.payment.kind,
    masked_number: card?.masked_number ?? null,
    expiration: card?.expiration ?? null,
    user_card_id: user_card_id ?? null,
    is_card_hosted: is_card_hosted === true,
    agreed_amount: wallet.is_wallet_agreed ? (wallet.agreed_amount ?? null) : null,
    convenience_store: convenience_store ?? null,
    convenience_store_name:
      pricing.payment.options.find(({ code }) => code === convenience_store)?.name ?? null,
  }
}

/** Returns the orderer entered for this cart, or else the orderer from the member's profile. */
export function getOrderer({ cart, profile }: CartState): CartDetail['orderer'] {
  const orderer = cart.orderer ?? profile?.orderer ?? null
  return orderer && { ...orderer, birthday: cart.birthday ?? orderer.birthday ?? profile?.birthday ?? null }
}

/**
 * Returns the name entered for the receipt, or else the company: from the member's profile, or from the
 * orderer's address where the shop asks for it there.
 */
function getReceiptName(state: CartState): string | null {
  const { cart, profile, hasCompanyLine } = state
  if (cart.receipt_name ?? profile?.corporation) return cart.receipt_name ?? profile?.corporation ?? null
  const company = hasCompanyLine ? readCompany(getOrderer(state)?.address2) : ''
  return company === '' ? null : `${company} 御中`
}

export function cartDetail(state: CartState, pricing: CartPricing): CartDetail {
  const { cart } = state
  const goods = pricing.lines.map(({ product }) => product)
  return {
    products: pricing.lines.map((line, index) => wireProduct(line, index, state, pricing)),
    shippings: state.shippings.map((row) => wireShipping(row, state, pricing)),
    coupons: pricing.coupons.map(({ refusal, ...coupon }) => ({
      ...coupon,
      ...(refusal ? { refusal: couponRefusalMessages[refusal] } : {}),
    })),
    order: { ...pricing.totals, payable_point: pricing.payable },
    discount_notes: {
      coupon: couponNote(goods, state.coupons),
      point: pointNote(goods),
    },
    orderer: getOrderer(state),
    payment: toPayment(state, pricing),
    social_gift: cart.gift,
    other: { note: cart.note, receipt_name: getReceiptName(state) },
    warnings: pricing.warnings,
    has_alcohol: pricing.lines.some(({ product }) => product.is_alcohol),
  }
}

/**
 * Lists the notes that still apply. Once the shopper has made a missing choice, the note about that choice is
 * obsolete.
 */
function openNotes({ cart, shippings, packings }: CartState, { payment }: CartPricing) {
  const isOpen: Partial<Record<string, boolean>> = {
    'cart.defaults.address_gone': shippings.length === 0,
    'cart.defaults.day_gone': packings.every(({ delivery_at }) => delivery_at === null),
    'cart.defaults.timezone_gone': packings.every((packing) => packing.delivery_timezone_key === null),
    'cart.defaults.fewer_points': true,
    'cart.shipping.merged': true,
    'cart.shipping.address_changed': true,
  }
  return (cart.notes ?? [])
    .filter(({ code }) => isOpen[code] ?? (payment === null && cart.payment_id === null))
    .map((note) => ({ ...note, product_key: null }))
}

export function wireCart(state: CartState, orderNo: string | null = null): Cart {
  const { cart, pendingOrder } = state
  const pricing = priceCart(state)
  const detail = cartDetail(state, pricing)
  // While an order awaits payment, changes in the shop no longer affect the shopper.
  const warnings = pendingOrder
    ? []
    : [...detail.warnings, ...goneChoices(state, pricing), ...openNotes(state, pricing)]
  return {
    token: cart.token,
    id: cart.id,
    version: cart.version,
    is_member: cart.user_account_id !== null,
    is_buy_now: cart.is_buy_now,
    expires_at: cart.expires_at,
    payment_id: pricing.payment?.id ?? null,
    payment_name: pricing.payment?.name ?? null,
    data: {
      detail: { ...detail, warnings },
      order_no: orderNo,
      transaction_error: cart.transaction_error,
    },
    pending_payment: pendingOrder && { order_no: pendingOrder.order_no, expires_at: pendingOrder.expires_at },
    usable_point: state.usablePoint,
    credit: state.credit && creditStatus(state.credit),
  }
}
