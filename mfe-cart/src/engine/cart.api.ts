import {
  addCartCoupon,
  addCartProduct,
  addCartProductsByCode,
  changeCartPoint,
  deleteCartCoupon,
  deleteCartProducts,
  deleteCartTransactionError,
  getCart,
  initCart,
  listMyCoupons,
  modifyCartOrder,
  modifyCartOther,
  modifyCartProduct,
  openBuyNowCart,
  resetCartShippings,
  type Cart,
  type CartProduct,
  type Coupon,
  type Inscription,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import type { CartKind } from '../checkout-path'

/** A change to the cart with this token. Resolves to the whole changed cart. */
export type CartChange = (token: string) => Promise<Cart>

/** Applies a change: `changeCart` queues it in the browser, a posted form sends it at once. */
export type ApplyChange = (change: CartChange) => Promise<Cart>

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

export const addLine =
  (line: NewLine): CartChange =>
  async (token) =>
    (await call(addCartProduct, { body: { token, ...line } })).data

export const addByCode =
  (lines: { code: string; quantity: number }[]): CartChange =>
  async (token) =>
    (await call(addCartProductsByCode, { body: { token, lines } })).data

export const setLineQuantity =
  (key: string, quantity: number): CartChange =>
  async (token) =>
    (await call(modifyCartProduct, { body: { token, key, quantity } })).data

export const deleteLine =
  (key: string): CartChange =>
  async (token) =>
    (await call(deleteCartProducts, { body: { token, key } })).data

export const addCoupon =
  (code: string): CartChange =>
  async (token) =>
    (await call(addCartCoupon, { body: { token, code } })).data

export const deleteCoupon =
  (id: number): CartChange =>
  async (token) =>
    (await call(deleteCartCoupon, { body: { token, id } })).data

/** Fetches the member's coupons in one request of up to 100, because few members have more than a handful. */
export async function fetchOwnCoupons(): Promise<Coupon[]> {
  return (await call(listMyCoupons, { query: { per: ownCouponsPer } })).data.data
}
const ownCouponsPer = 100

export const payWithPoints =
  (point: number): CartChange =>
  async (token) =>
    (await call(changeCartPoint, { body: { token, point } })).data

export const resetShippings: CartChange = async (token) =>
  (await call(resetCartShippings, { body: { token } })).data

type OrderChange = Omit<NonNullable<Parameters<typeof call<typeof modifyCartOrder>>[1]>['body'], 'token'>

export const modifyOrder =
  (change: OrderChange): CartChange =>
  async (token) =>
    (await call(modifyCartOrder, { body: { token, ...change } })).data

/** Saves the note to the shop or the name on the receipt if it has changed. Removes it if it is empty. */
export async function saveOther(
  apply: ApplyChange,
  { data }: Cart,
  field: 'note' | 'receipt_name',
  typed: string | undefined,
): Promise<void> {
  const value = typed || null
  if (value === data.detail.other[field]) return
  await apply(async (token) => (await call(modifyCartOther, { body: { token, [field]: value } })).data)
}

/** Clears a failed payment and cancels one in progress. */
export const giveUpPayment: CartChange = async (token) =>
  (await call(deleteCartTransactionError, { body: { token } })).data
