import type { CartAddressInput, CartOrdererInput } from '@storefront/contracts'
import type { CartRow } from '../../cart/cart.table'
import { modifyOrder } from '../../cart/cart-order.rules'
import { addShipping, modifyShipping } from '../../cart/shipping/cart-shipping.rules'
import type { CartState } from '../../cart/state/cart-state.table'
import { applyWrites, type CartWrite } from '../../cart/write/cart-write.rules'
import { Rejection } from '../../platform/http/rejection'
import { withoutKana, type CartFormTerms } from '../../page-form/form-check.rules'
import type { PaymentRow } from '../../payment/payment/payment.table'
import type { WalletConsent, WalletProfile } from '../../payment/payment/payment-service'
import { agreedAmount } from './wallet-consent.rules'

export const expressPerAddress = { hits: 60, windowSeconds: 600 }

/** Reads the comma-separated payment codes in the PAYMENT.EXPRESS setting. */
export const expressCodes = (settings: Record<string, unknown>): string[] =>
  String(settings['PAYMENT.EXPRESS'] ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)

export const cancelled = () =>
  new Rejection(422, 'cart.express.cancelled', 'お手続きがキャンセルされました。カートの内容はそのままです。')

export const notOffered = () =>
  new Rejection(422, 'cart.express.not_offered', 'このお支払い方法はご利用いただけません。')

export const several = () =>
  new Rejection(
    422,
    'cart.express.several',
    'お届け先が複数のご注文では、この方法をご利用いただけません。「ご購入手続きへ」からお進みください。',
  )

/**
 * Rejects empty carts, gifts and carts with several addresses. A single address is accepted, because the
 * wallet's address replaces it.
 */
export function requireExpress(state: CartState): void {
  if (state.lines.length === 0)
    throw new Rejection(422, 'cart.decision.empty', 'カートに商品が入っていません。')
  if (state.cart.gift)
    throw new Rejection(
      422,
      'cart.express.gift',
      'ソーシャルギフトでは、お支払い方法の画面からお選びください。',
    )
  if (state.shippings.length > 1) throw several()
}

/**
 * Records that the shopper is at the wallet. The address and payment stay unchanged until the shopper
 * consents.
 */
export function beginExpress(
  state: CartState,
  payment: Pick<PaymentRow, 'id'>,
  sessionId: string,
): CartWrite[] {
  requireExpress(state)
  const pending_wallet = { session: sessionId, payment_id: payment.id }
  return [{ change: { payment_choice: { ...state.cart.payment_choice, pending_wallet } } }]
}

/** Restores the cart after a wallet session that ended without consent. */
export function forgetSession({ cart }: CartState, sessionId: string): CartWrite[] {
  const { pending_wallet, ...choice } = cart.payment_choice ?? {}
  if (pending_wallet?.session !== sessionId) return []
  return [{ change: { payment_choice: cart.payment_id === null ? null : choice } }]
}

type Terms = { orderer: CartFormTerms; address: CartFormTerms }

export const isFilledBy = ({ payment_choice }: Pick<CartRow, 'payment_choice'>, session: string) =>
  payment_choice?.is_wallet_agreed === true && payment_choice.wallet_session === session

/**
 * Fills in the orderer and address from the wallet, validated like typed ones. From now on, the session's
 * consent pays for the order, up to the agreed amount. The requested day, parcels and wrapping are preserved.
 */
export function fillFromWallet(
  state: CartState,
  { session, consent: { profile, amount } }: { session: string; consent: WalletConsent },
  terms: Terms,
): CartWrite[] {
  const { orderer, address } = toCartFields(profile)
  const termsOf = (form: CartFormTerms) => (profile.last_name_kana === null ? withoutKana(form) : form)
  const facts = { formTerms: termsOf(terms.address), own: undefined, isMultipleAllowed: false }
  const pending = state.cart.payment_choice?.pending_wallet
  // A choice made in another tab in the meantime takes precedence.
  if (pending?.session !== session) throw cancelled()
  if (state.shippings.length > 1) throw several()
  const [before] = state.shippings
  const agreed = { wallet_session: session, is_wallet_agreed: true as const }
  const writes: CartWrite[] = [
    { change: { payment_id: pending.payment_id, payment_choice: agreed, transaction_error: null } },
    ...modifyOrder(
      state,
      { token: state.cart.token, orderer },
      { formTerms: termsOf(terms.orderer), ownCard: null, coupons: null },
    ),
    ...(before
      ? modifyShipping(state, { key: before.key, address }, facts)
      : addShipping(state, { address }, facts)),
  ]
  const agreed_amount = agreedAmount(applyWrites(state, writes), amount)
  return [...writes, { change: { payment_choice: { ...agreed, agreed_amount } } }]
}

function toCartFields({ email, ...person }: WalletProfile): {
  orderer: CartOrdererInput
  address: CartAddressInput
} {
  const { last_name, first_name, last_name_kana, first_name_kana, ...place } = person
  const [lastKana, firstKana] = [last_name_kana ?? '', first_name_kana ?? '']
  return {
    orderer: { ...person, last_name_kana: lastKana, first_name_kana: firstKana, email },
    address: {
      ...place,
      shipping_last_name: last_name,
      shipping_first_name: first_name,
      shipping_last_name_kana: lastKana,
      shipping_first_name_kana: firstKana,
    },
  }
}
