import { toTokyoDay } from '@storefront/locale-ja'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Channel } from '../../http/caller'
import type { Services } from '../../services'
import type { CartRow } from '../cart.table'
import { loadCart, type CartNeeds } from './cart-content.sql'
import type { CartState } from './cart-state.table'
import { fetchCartTerms } from './cart-terms.sql'
import { expiredCart } from './expired-cart.rules'

/**
 * Everything that a cart's wire shape and money are made of; inside a change, on the transaction's handle,
 * after the lock.
 */
export async function loadCartState(
  db: Kysely<Database>,
  cart: CartRow,
  now: Date,
  needs: CartNeeds = {},
): Promise<CartState> {
  const loaded = await loadCart(db, { channelId: cart.channel_id, token: cart.token }, needs)
  if (!loaded) throw expiredCart()
  return { cart, now, ...loaded.parts, ...(await fetchCartTerms(db, cart.channel_id, now)) }
}

type Asking = Pick<Services, 'db' | 'memory'> & { channel: Channel }

/** As {@link loadCartState}, without a transaction: what all carts go by is remembered until it changes. */
export async function recallCartState(
  { db, memory, channel }: Asking,
  token: string,
  now: Date,
  needs: CartNeeds = {},
): Promise<{ state: CartState; rowVersion: string } | undefined> {
  const loaded = await loadCart(db, { channelId: channel.id, token }, needs)
  if (!loaded) return undefined
  const { cart, parts, rowVersion, shopVersion } = loaded
  const key = `cart terms ${channel.id} ${toTokyoDay(now)}`
  const terms = await memory.recall(key, shopVersion, now, async () => ({
    value: await fetchCartTerms(db, channel.id, now),
  }))
  return { state: { cart, now, ...parts, ...terms }, rowVersion }
}
