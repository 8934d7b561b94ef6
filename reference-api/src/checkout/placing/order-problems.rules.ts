import type { PaymentCheck } from '@storefront/contracts'
import { isOfAge, toTokyoDay, underAgeText } from '@storefront/locale-ja'
import { stockWarnings, type CartPricing } from '../../cart/cart-pricing.rules'
import { gonePayment } from '../../cart/meanwhile/gone-payment.rules'
import { lostWishes } from '../../cart/meanwhile/lost-wish.rules'
import { giftNames } from '../../cart/shipping/gift-shippings.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { getOrderer } from '../../cart/cart-view.rules'
import { paymentSituation } from '../../cart/payment/chosen-payment.rules'
import { paymentRefusal } from '../../payment/payment/payment.rules'

type Problem = PaymentCheck['errors'][number]

/**
 * Lists everything that prevents the order, sorted by screen. A refused coupon isn't a problem, because the
 * order is then placed without the discount.
 */
export function findProblems(state: CartState, pricing: CartPricing): Problem[] {
  return [
    ...goodsProblems(pricing),
    ...shippingProblems(state, pricing),
    ...ordererProblems(state, pricing),
    ...paymentProblems(state, pricing),
  ]
}

function goodsProblems(pricing: CartPricing): Problem[] {
  if (pricing.lines.length === 0)
    return [{ code: 'cart.decision.empty', message: 'カートに商品が入っていません。', step: 'cart' }]
  return stockWarnings(pricing.lines).map(({ code, message }) => ({ code, message, step: 'cart' }))
}

/**
 * Reports a gift that no longer has one equal parcel for each recipient, because the cart changed after the
 * recipients were entered.
 */
function recipientProblems({ cart }: CartState, pricing: CartPricing): Problem[] {
  const parcels = pricing.packings.filter(({ lines }) => lines.length > 0)
  const sizes = parcels.map(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0))
  const isShared = parcels.length === giftNames(cart.gift).length && new Set(sizes).size === 1
  if (isShared) return []
  return [
    {
      code: 'cart.social.recipients_changed',
      message: 'カートの内容が変わりました。贈り先のお名前をもう一度ご確認ください。',
      step: 'shipping',
    },
  ]
}

function shippingProblems(state: CartState, pricing: CartPricing): Problem[] {
  if (state.cart.gift) return recipientProblems(state, pricing)
  const used = pricing.packings.filter(({ lines }) => lines.length > 0)
  const hasAddress =
    used.length > 0 &&
    used.every(({ region }) => region !== null) &&
    pricing.lines.every(({ packing_key }) => packing_key !== null)
  if (!hasAddress)
    return [
      {
        code: 'cart_detail.set_user_address.not_data',
        message: 'お届け先を設定してください。',
        step: 'shipping',
      },
    ]
  return lostWishes(state, pricing).map(({ code, message }) => ({ code, message, step: 'shipping' }))
}

function ordererProblems(state: CartState, pricing: CartPricing): Problem[] {
  const orderer = getOrderer(state)
  if (!orderer)
    return [
      { code: 'cart.orderer.not_data', message: 'ご注文者さまの情報を入力してください。', step: 'orderer' },
    ]
  if (!pricing.lines.some(({ product }) => product.is_alcohol)) return []
  if (!orderer.birthday)
    return [
      {
        code: 'cart.orderer.birthday_required',
        message: '酒類をご注文の場合は、生年月日を入力してください。',
        step: 'orderer',
      },
    ]
  return isOfAge(orderer.birthday, toTokyoDay(state.now))
    ? []
    : [
        {
          code: 'cart.orderer.under_age',
          message: underAgeText,
          step: 'orderer',
        },
      ]
}

function paymentProblems(state: CartState, pricing: CartPricing): Problem[] {
  const { payment } = pricing
  const gone = gonePayment(state, pricing)
  if (gone) return [{ ...gone, step: 'payment' }]
  if (!payment)
    return [{ code: 'cart.payment.not_data', message: 'お支払い方法を選択してください。', step: 'payment' }]
  const choice = state.cart.payment_choice
  if (payment.kind === 'card' && !choice?.card && !choice?.is_card_hosted)
    return [
      { code: 'cart.payment.card_required', message: 'カード情報を入力してください。', step: 'payment' },
    ]
  if (payment.kind === 'convenience_store' && !choice?.convenience_store) {
    return [
      {
        code: 'cart.payment.convenience_store_required',
        message: 'コンビニを選択してください。',
        step: 'payment',
      },
    ]
  }
  return []
}

export function cartPayments(state: CartState, pricing: CartPricing) {
  const situation = paymentSituation(state, pricing)
  return state.payments.map((payment) => ({
    payment,
    refusal: paymentRefusal(payment.kind, situation),
    isSelected: payment.id === pricing.payment?.id,
  }))
}
