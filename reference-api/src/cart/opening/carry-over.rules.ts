import type { CartRow, PaymentChoice } from '../cart.table'
import { newShipping } from '../shipping/cart-shipping.rules'
import type { CartContent, CartState } from '../state/cart-state.table'
import type { CartWrite } from '../write/cart-write.rules'
import { newPacking } from '../write/packing-writes.rules'
import { newKey } from '../../platform/secret/token.rules'

type Entered = {
  cart: Pick<
    CartRow,
    | 'orderer'
    | 'birthday'
    | 'note'
    | 'receipt_name'
    | 'point'
    | 'payment_id'
    | 'payment_choice'
    | 'pending_order_id'
  >
  parts: Pick<CartContent, 'shippings' | 'packings' | 'lines' | 'coupons'>
}

/**
 * Returns the changes that give a new buy-now cart what was entered in the one that it replaces: orderer,
 * address, payment, coupons and note. The requested day is kept for the same product only.
 */
export function carryOver(state: CartState, { cart, parts }: Entered): CartWrite[] {
  const { orderer, birthday, note, receipt_name } = cart
  return [
    { change: { orderer, birthday, note, receipt_name } },
    // An order that awaits payment holds its coupons and points.
    ...(cart.pending_order_id === null ? carryPayment(cart, parts) : []),
    ...carryAddress(state, parts),
  ]
}

/** Leaves out a wallet, because its consent covers the replaced cart. */
function carryPayment(
  { point, payment_id, payment_choice }: Entered['cart'],
  { coupons }: Entered['parts'],
): CartWrite[] {
  const isWallet = walletFields.some((field) => payment_choice?.[field] !== undefined)
  return [
    { change: { point, ...(isWallet ? {} : { payment_id, payment_choice }) } },
    ...coupons.map((addCoupon): CartWrite => ({ addCoupon })),
  ]
}

const walletFields: readonly (keyof PaymentChoice)[] = ['pending_wallet', 'wallet_session']

function carryAddress(state: CartState, { shippings, packings, lines }: Entered['parts']): CartWrite[] {
  const address = shippings.find(({ is_social_gift, postal_code }) => !is_social_gift && postal_code !== '')
  if (!address) return []
  const shipping = newShipping(state, { ...address, key: newKey(), cart_id: state.cart.id })
  const packing = newPacking(state, newKey(), shipping.key)
  const isSameProduct = state.lines.every(({ product_id }) =>
    lines.some((line) => line.product_id === product_id),
  )
  const before = packings.find(({ shipping_key }) => shipping_key === address.key)
  const { delivery_at, delivery_timezone_key } = isSameProduct && before ? before : packing
  return [
    { put: 'shippings', row: shipping },
    { put: 'packings', row: { ...packing, delivery_at, delivery_timezone_key } },
  ]
}
