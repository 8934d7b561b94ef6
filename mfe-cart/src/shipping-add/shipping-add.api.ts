import type { Cart, CartAddressInput, CartOrderer, CartProduct, FormLayout } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import type { CartKind } from '../checkout-path'
import { fetchCartForm } from '../checkout/cart-form.api'
import { fetchCart, modifyOrder, type ApplyChange } from '../engine/cart.api'
import { readCartToken } from '../engine/cart-token.state'
import { currentCart } from '../engine/cart.state'
import type { OpenedCart } from '../checkout/open-cart-for-screen'
import { addressOfOrderer, completeAddress } from '../shipping/address/complete-address.rules'
import { atFields } from '../shipping/field-path'
import { divideLine, giveAsGift, saveToAddressBook, shipLinesTo, shipTo } from '../shipping/shipping.api'
import { splitShares, toDestination, type AnotherValues } from './another-destination.rules'
import { completeOrderer, type ShippingValues } from './shipping-add.rules'

export type Screen = 'orderer' | 'guest' | 'address' | 'another'
export type Layouts = { orderer?: FormLayout; recipient?: FormLayout }

/** Fetches the screen's form layouts. Returns none while the cart is still being opened. */
export async function fetchLayouts(
  { cart }: OpenedCart,
  purpose: Screen,
  signal: AbortSignal,
): Promise<Layouts> {
  if (!cart) return {}
  const [orderer, recipient] = await Promise.all([
    purpose === 'orderer' || purpose === 'guest' ? fetchCartForm('cart-orderer', signal) : undefined,
    purpose === 'orderer' ? undefined : fetchCartForm('cart-address', signal),
  ])
  return { orderer, recipient }
}

/**
 * Returns the orderer that a guest has entered in the other checkout of this browser, so that nobody types
 * their own address twice. Null without one, and if that cart can't be read.
 */
export async function fetchEnteredOrderer(kind: CartKind): Promise<CartOrderer | null> {
  const other = kind === 'open' ? 'buy-now' : 'open'
  const token = readCartToken(other)
  if (!token) return null
  try {
    const { is_member, data } = currentCart(other) ?? (await fetchCart(token))
    return is_member || data.order_no ? null : data.detail.orderer
  } catch {
    return null
  }
}

/** Saves the orderer of a form that asks for it. Rejects with the API's errors at `orderer.…`. */
export async function saveOrderer(apply: ApplyChange, { orderer }: Partial<ShippingValues>): Promise<void> {
  if (orderer) await atFields('orderer', () => apply(modifyOrder({ orderer: completeOrderer(orderer) })))
}

/**
 * Saves the orderer and the receiver of a guest. If the API refuses fields of both, rejects with all of the
 * errors, so that the shopper sees them at once.
 */
export async function saveGuest(
  apply: ApplyChange,
  cart: Cart,
  values: Partial<ShippingValues>,
): Promise<void> {
  try {
    await saveOrderer(apply, values)
  } catch (error) {
    if (!isFieldRefusal(error) || values.receiver === 'same') throw error
    throw await joinRefusals(error, () => saveReceiver(apply, cart, values))
  }
  await saveReceiver(apply, cart, values)
}

const isFieldRefusal = (error: unknown): error is ResponseError =>
  error instanceof ResponseError && Object.keys(error.errors).length > 0

async function joinRefusals(first: ResponseError, work: () => Promise<void>): Promise<unknown> {
  try {
    await work()
    return first
  } catch (error) {
    if (!isFieldRefusal(error)) return error
    const errors = { ...first.errors, ...error.errors }
    return new ResponseError(first.status, { ...first.body, errors }, { cause: error })
  }
}

/** Ships a guest's cart as chosen. Rejects with the API's errors at the fields of the choice. */
async function saveReceiver(
  apply: ApplyChange,
  cart: Cart,
  { receiver, orderer, recipient, gift }: Partial<ShippingValues>,
): Promise<void> {
  if (receiver === 'gift') await (gift && atFields('gift', () => apply(giveAsGift(gift))))
  else if (receiver === 'other') await saveRecipient(apply, cart, { recipient })
  else if (orderer) await apply(shipTo(cart, { address: completeAddress(addressOfOrderer(orderer)) }))
}

/**
 * Ships the cart to the typed address, and adds it to the address book if the member wants that. Rejects with
 * the API's errors at `recipient.…`.
 */
export async function saveRecipient(
  apply: ApplyChange,
  cart: Cart,
  {
    recipient = {},
    isSaved = false,
  }: { recipient?: Partial<CartAddressInput> | undefined; isSaved?: boolean },
): Promise<void> {
  const address = completeAddress(recipient)
  await atFields('recipient', () => apply(shipTo(cart, { address })))
  if (isSaved) await saveToAddressBook(address)
}

/**
 * Adds the address with the lines that move entirely, then splits the other lines one by one. `products` are
 * the lines whose shares were chosen. Rejects with the API's errors at `recipient.…`.
 */
export async function moveShares(
  apply: ApplyChange,
  before: Cart,
  products: readonly CartProduct[],
  { saved, recipient, shares }: AnotherValues,
): Promise<void> {
  const known = new Set(before.data.detail.shippings.map(({ key }) => key))
  const { whole, parts } = splitShares(products, shares)
  const destination = toDestination(saved, recipient)
  await atFields('recipient', async () => {
    const { data } = await apply(shipLinesTo(destination, whole))
    const added = data.detail.shippings.find(({ key }) => !known.has(key))
    if (!added) return
    for (const { key, stays, moves } of parts) await apply(divideLine(key, stays, moves, added.key))
  })
}
