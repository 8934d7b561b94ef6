import { requirePossible } from '../../delivery/delivery-choice.rules'
import type { BodyOf, addCartPacking, modifyCartPacking } from '@storefront/contracts'
import { Rejection } from '../../http/rejection'
import type { Trx } from '../../database/db'
import { newKey } from '../../secret/token.rules'
import { listCartLines, updateCartLines } from '../line/cart-line.sql'
import { packingLeadtimes } from './cart-leadtime.rules'
import { priceCart } from '../cart-pricing.rules'
import { requireLine } from '../line/cart-line-check.command'
import { noAddress } from './cart-shipping.command'
import { insertCartPacking, listCartShippings, updateCartPacking } from './cart-shipping.sql'
import { loadCartState } from '../cart-state.sql'
import type { CartRow } from '../cart.table'

async function checkWish(
  trx: Trx,
  cart: CartRow,
  key: string,
  wish: { delivery_at?: string | null; delivery_timezone_key?: string | null },
  now: Date,
) {
  if (!wish.delivery_at && !wish.delivery_timezone_key) return
  if (cart.gift)
    throw new Rejection(
      422,
      'cart.social.delivery_not_allowed',
      'ソーシャルギフトのお届け日は、お受け取りになる方が指定します。',
    )
  const state = await loadCartState(trx, cart, now)
  const possible = packingLeadtimes(state, priceCart(state)).find(({ packing_key }) => packing_key === key)
  if (!possible) throw noAddress()
  requirePossible(wish, possible)
}

export async function addPacking(
  trx: Trx,
  cart: CartRow,
  body: BodyOf<typeof addCartPacking>,
  now: Date,
): Promise<void> {
  if (!(await listCartShippings(trx, cart.id)).some(({ key }) => key === body.shipping_key)) throw noAddress()
  if (cart.gift)
    throw new Rejection(
      422,
      'cart.social.packing_not_allowed',
      'ソーシャルギフトは一つにまとめてお届けします。',
    )
  const lines = await listCartLines(trx, cart.id)
  body.product_keys.forEach((key) => requireLine(lines, key))
  const key = newKey()
  const wish = {
    delivery_at: body.delivery_at ?? null,
    delivery_timezone_key: body.delivery_timezone_key ?? null,
  }
  await insertCartPacking(trx, { key, cart_id: cart.id, shipping_key: body.shipping_key, ...wish })
  await updateCartLines(trx, cart.id, body.product_keys, { packing_key: key })
  await checkWish(trx, cart, key, wish, now)
}

export async function modifyPacking(
  trx: Trx,
  cart: CartRow,
  body: BodyOf<typeof modifyCartPacking>,
  now: Date,
): Promise<void> {
  const { token: _token, key, product_keys, ...wish } = body
  const pricing = priceCart(await loadCartState(trx, cart, now))
  if (!pricing.packings.some((packing) => packing.key === key)) throw noAddress()
  if (product_keys) {
    const lines = await listCartLines(trx, cart.id)
    product_keys.forEach((lineKey) => requireLine(lines, lineKey))
    await updateCartLines(trx, cart.id, product_keys, { packing_key: key })
  }
  await checkWish(trx, cart, key, wish, now)
  await updateCartPacking(trx, cart.id, key, wish)
}
