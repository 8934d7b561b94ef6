import type { Db } from '../../platform/database/db'
import { defaultUserAddress, ownUserAddress } from '../../cart/shipping/cart-user-address.sql'
import type { CartState } from '../../cart/state/cart-state.table'
import { fetchCards } from '../../member/user-card/user-card.sql'
import type { LastChoices } from './cart-defaults.rules'

const findLastOrder = (db: Db, channelId: number, memberId: number) =>
  db
    .selectFrom('order')
    .select(['payment_id', 'payment_kind', 'point', 'detail'])
    .where('channel_id', '=', channelId)
    .where('user_account_id', '=', memberId)
    .where('status', 'not in', ['pending_payment', 'payment_failed'])
    .where('is_social_gift', '=', false)
    .where('erased_at', 'is', null)
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function readLastChoices(db: Db, { cart }: CartState): Promise<LastChoices> {
  const { channel_id, user_account_id: memberId } = cart
  if (memberId === null) return { order: undefined, address: undefined, fallback: undefined, cards: [] }
  const [order, cards, fallback] = [
    await findLastOrder(db, channel_id, memberId),
    await fetchCards(db, memberId),
    await defaultUserAddress(db, memberId).executeTakeFirst(),
  ]
  const addressId = findOnlyAddressId(order?.detail.shippings ?? [])
  const address =
    addressId === null ? undefined : await ownUserAddress(db, memberId, addressId).executeTakeFirst()
  return { order: order && { ...order, addressId }, address, fallback, cards }
}

/**
 * Returns the order's only saved address. Null for an order to several addresses, because none of them is the
 * usual one.
 */
const findOnlyAddressId = ([only, ...others]: readonly { user_address_id: number | null }[]) =>
  only && others.length === 0 ? only.user_address_id : null
