import {
  addCartCoupon,
  addCartPacking,
  addCartProduct,
  addCartProductsByCode,
  changeCartPoint,
  deleteCartCoupon,
  deleteCartProducts,
  deleteCartTransactionError,
  getCart,
  initCart,
  listMyCoupons,
  modifyCartAccessory,
  modifyCartOrder,
  modifyCartOther,
  modifyCartProduct,
  openBuyNowCart,
  openCartWithProduct,
  resetCartShippings,
  type BodyOf,
  type Cart,
  type CartProduct,
  type Coupon,
  type Endpoint,
  type Inscription,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import type { CartKind } from '../checkout-path'

/** A change to the cart with this token. Resolves to the whole changed cart. */
export type CartChange = (token: string) => Promise<Cart>

/** Applies a change: `changeCart` queues it in the browser, a posted form sends it at once. */
export type ApplyChange = (change: CartChange) => Promise<Cart>

type CartCommand = Endpoint<string, undefined, { token: string }, Cart>

/** Makes a change of a command and its request, which gets the cart's token when the change is applied. */
export function cartChange<Command extends Omit<CartCommand, 'body'>>(
  command: Command,
  request: Omit<BodyOf<Command>, 'token'>,
): CartChange {
  return async (token) => (await call(command as CartCommand, { body: { token, ...request } })).data
}

export async function openCartByToken(
  token: string | undefined,
  { isDroppingInvalid, kind }: { isDroppingInvalid: boolean; kind: CartKind },
): Promise<Cart> {
  return (
    await call(initCart, {
      body: {
        token: token ?? null,
        ...(isDroppingInvalid ? { invalid_product: true } : {}),
        ...(kind === 'buy-now' ? { is_buy_now: true } : {}),
      },
    })
  ).data
}

/** Opens the shopper's cart and adds the line in one call (ADR 0108). A refused line opens no cart. */
export async function openCartWithLine(
  token: string | undefined,
  line: NewLine,
  { isDroppingInvalid }: { isDroppingInvalid: boolean },
): Promise<Cart> {
  const options = isDroppingInvalid ? { invalid_product: true } : {}
  return (await call(openCartWithProduct, { body: { token: token ?? null, ...line, ...options } })).data
}

/**
 * Opens a cart with a single product. `replaces` is this browser's previous buy-now cart, which the API
 * closes.
 */
export async function openBuyNow(line: NewLine, replaces: string | undefined): Promise<Cart> {
  return (await call(openBuyNowCart, { body: { ...line, ...(replaces ? { replaces } : {}) } })).data
}

export async function fetchCart(token: string): Promise<Cart> {
  return (await call(getCart, { params: { token }, outlivesRoute: true })).data
}

export type NewLine = Pick<CartProduct, 'product_id' | 'quantity'> & {
  measurement?: CartProduct['measurement']
  name_embroidery?: string | null
  accessories?: (Inscription & { accessory_id: number; quantity?: number })[]
}

export const addLine = (line: NewLine) => cartChange(addCartProduct, line)

export const addByCode = (lines: { code: string; quantity: number }[]) =>
  cartChange(addCartProductsByCode, { lines })

export const setLineQuantity = (key: string, quantity: number) =>
  cartChange(modifyCartProduct, { key, quantity })

type LineChange = Omit<BodyOf<typeof modifyCartProduct>, 'token'>

export const modifyLine = (change: LineChange) => cartChange(modifyCartProduct, change)

export const inscribeAccessory = (key: string, inscription: Inscription) =>
  cartChange(modifyCartAccessory, { key, ...inscription })

export const packApart = (shipping_key: string, lineKey: string) =>
  cartChange(addCartPacking, { shipping_key, product_keys: [lineKey] })

export const deleteLine = (key: string) => cartChange(deleteCartProducts, { key })

export const addCoupon = (code: string) => cartChange(addCartCoupon, { code })

export const deleteCoupon = (id: number) => cartChange(deleteCartCoupon, { id })

/** Fetches the member's coupons in one request of up to 100, because few members have more than a handful. */
export async function fetchOwnCoupons(): Promise<Coupon[]> {
  return (await call(listMyCoupons, { query: { per: ownCouponsPer } })).data.data
}
const ownCouponsPer = 100

export const payWithPoints = (point: number) => cartChange(changeCartPoint, { point })

export const resetShippings = cartChange(resetCartShippings, {})

type OrderChange = Omit<BodyOf<typeof modifyCartOrder>, 'token'>

export const modifyOrder = (change: OrderChange) => cartChange(modifyCartOrder, change)

/** Saves the note to the shop or the name on the receipt if it has changed. Removes it if it is empty. */
export async function saveOther(
  apply: ApplyChange,
  { data }: Cart,
  field: 'note' | 'receipt_name',
  typed: string | undefined,
): Promise<void> {
  const value = typed || null
  if (value === data.detail.other[field]) return
  await apply(cartChange(modifyCartOther, { [field]: value }))
}

/** Clears a failed payment and cancels one in progress. */
export const giveUpPayment = cartChange(deleteCartTransactionError, {})
