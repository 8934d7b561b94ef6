import { requirePossible } from '../../delivery/delivery/delivery-choice.rules'
import type { BodyOf, addCartPacking, modifyCartPacking } from '@storefront/contracts'
import { Rejection } from '../../platform/http/rejection'
import { newKey } from '../../platform/secret/token.rules'
import { priceCart } from '../cart-pricing.rules'
import type { CartState } from '../state/cart-state.table'
import { applyWrites, type CartWrite } from '../write/cart-write.rules'
import { packingLeadtimes } from './cart-leadtime.rules'
import { noAddress } from './cart-shipping.rules'
import { newPacking, packLines } from '../write/packing-writes.rules'

type Wish = { delivery_at?: string | null; delivery_timezone_key?: string | null }

function checkWish(state: CartState, key: string, wish: Wish): void {
  if (!wish.delivery_at && !wish.delivery_timezone_key) return
  if (state.cart.gift)
    throw new Rejection(
      422,
      'cart.social.delivery_not_allowed',
      'ソーシャルギフトのお届け日は、お受け取りになる方が指定します。',
    )
  const possible = packingLeadtimes(state, priceCart(state)).find(({ packing_key }) => packing_key === key)
  if (!possible) throw noAddress()
  requirePossible(wish, possible)
}

export function addPacking(state: CartState, body: BodyOf<typeof addCartPacking>): CartWrite[] {
  if (!state.shippings.some(({ key }) => key === body.shipping_key)) throw noAddress()
  if (state.cart.gift)
    throw new Rejection(
      422,
      'cart.social.packing_not_allowed',
      'ソーシャルギフトは一つにまとめてお届けします。',
    )
  const key = newKey()
  const wish = {
    delivery_at: body.delivery_at ?? null,
    delivery_timezone_key: body.delivery_timezone_key ?? null,
  }
  const writes: CartWrite[] = [
    { put: 'packings', row: { ...newPacking(state, key, body.shipping_key), ...wish } },
    ...packLines(state, body.product_keys, key),
  ]
  checkWish(applyWrites(state, writes), key, wish)
  return writes
}

export function modifyPacking(state: CartState, body: BodyOf<typeof modifyCartPacking>): CartWrite[] {
  const { token: _token, key, product_keys = [], ...wish } = body
  const packing = state.packings.find((one) => one.key === key)
  if (!packing) throw noAddress()
  const packed = packLines(state, product_keys, key)
  checkWish(applyWrites(state, packed), key, wish)
  return [...packed, { put: 'packings', row: { ...packing, ...wish } }]
}
