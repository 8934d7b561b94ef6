import { toTokyoDay } from '@storefront/locale-ja'
import type { Db } from '../../platform/database/db'
import type { Channel } from '../../platform/http/caller'
import type { Services } from '../../services'
import type { ShopCache } from '../../platform/shop-cache/shop-cache'
import type { CartRow } from '../cart.table'
import { loadCart, type CartNeeds } from './cart-content.sql'
import type { CartState, CartTerms } from './cart-state.table'
import { fetchCartTerms } from './cart-terms.sql'
import { expiredCart } from './expired-cart.rules'

/**
 * Loads the state from which a cart's response and amounts are computed. When changing a cart, pass the
 * transaction and lock the row first. With `shopCache`, the shop's terms come from the cache if they are
 * still current.
 */
export const loadCartState = async (
  db: Db,
  cart: CartRow,
  now: Date,
  needs: CartNeeds = {},
  shopCache?: ShopCache,
): Promise<CartState> => (await loadStateWithFacts(db, cart, now, needs, shopCache)).state

/** Like {@link loadCartState}, with the facts that `needs` asks for. */
export async function loadStateWithFacts<Facts>(
  db: Db,
  cart: CartRow,
  now: Date,
  needs: CartNeeds<Facts>,
  shopCache?: ShopCache,
): Promise<{ state: CartState; facts: Facts }> {
  const loaded = await loadCart(db, { channelId: cart.channel_id, token: cart.token }, needs)
  if (!loaded) throw expiredCart()
  // Only read the cache, never load through it: another request's load might be waiting for this
  // transaction's connection.
  const known = shopCache?.get<CartTerms>(termsKey(cart.channel_id, now), loaded.shopVersion)
  const terms = known ?? (await fetchCartTerms(db, cart.channel_id, now))
  return { state: { cart, now, ...loaded.parts, ...terms }, facts: loaded.facts }
}

const termsKey = (channelId: number, now: Date) => `cart terms ${channelId} ${toTokyoDay(now)}`

type Asking = Pick<Services, 'db' | 'shopCache'> & { channel: Channel }

/** Like {@link loadCartState}, but without a transaction. Caches the shop's terms until they change. */
export async function cachedCartState<Facts = undefined>(
  { db, shopCache, channel }: Asking,
  token: string,
  now: Date,
  needs: CartNeeds<Facts> = {},
): Promise<{ state: CartState; rowVersion: string; facts: Facts } | undefined> {
  const loaded = await loadCart(db, { channelId: channel.id, token }, needs)
  if (!loaded) return undefined
  const { cart, parts, facts, rowVersion, shopVersion } = loaded
  const terms = await shopCache.fetch(termsKey(channel.id, now), shopVersion, async () => ({
    value: await fetchCartTerms(db, channel.id, now),
  }))
  return { state: { cart, now, ...parts, ...terms }, rowVersion, facts }
}
