import type { Trx } from '../../platform/database/db'
import { addPoints } from '../../member/point-ledger/point-ledger.sql'
import { loadMemberRecords } from './load-member-records.sql'
import { loadPastOrders } from './past-order/load-past-orders.sql'
import type { NewMember } from './new-members.sql'
import { noonOf, startOfDay } from '../format/shop-day.rules'
import { idsByKey } from './channel-writer.sql'

/** Imports new members with all their data. Never changes existing members. */
export async function loadMembers(
  trx: Trx,
  channel_id: number,
  members: NewMember[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return
  const productId = await idsByKey(trx, 'product', channel_id)
  for (const member of members) {
    const user_account_id = await insertMember(trx, channel_id, member, now)
    if (user_account_id === undefined) continue
    const { addresses, memorials, favourites } = member
    for (const address of addresses)
      await trx
        .insertInto('user_address')
        .values({ user_account_id, ...address, ...joinedNames(address) })
        .execute()
    if (memorials.length > 0)
      await trx
        .insertInto('user_memorial')
        .values(memorials.map((memorial) => ({ user_account_id, ...memorial })))
        .execute()
    if (favourites.length > 0)
      await trx
        .insertInto('product_like')
        .values(favourites.map((key) => ({ user_account_id, product_id: productId(key) })))
        .execute()
    await addPoints(trx, {
      user_account_id,
      order_id: null,
      kind: 'granted',
      point: member.point,
      note: member.point_note,
      created_at: member.point_granted_on ? new Date(noonOf(member.point_granted_on)) : now,
    })
    if (member.credit)
      await trx
        .insertInto('credit_account')
        .values({ user_account_id, ...member.credit })
        .execute()
    await loadPastOrders(trx, channel_id, user_account_id, member)
    await loadMemberRecords(trx, { channel_id, user_account_id }, member, productId)
  }
}

async function insertMember(
  trx: Trx,
  channel_id: number,
  member: NewMember,
  now: Date,
): Promise<number | undefined> {
  const {
    addresses: _addresses,
    favourites: _favourites,
    memorials: _memorials,
    orders: _orders,
    cards: _cards,
    bookmarks: _bookmarks,
    searches: _searches,
    requests: _requests,
    logins: _logins,
    timeseries: _timeseries,
    inquiries: _inquiries,
    password: _password,
    password_changed_on,
    answer: _answer,
    point: _point,
    point_granted_on: _pointGrantedOn,
    point_note: _pointNote,
    credit: _credit,
    ...account
  } = member
  const row = await trx
    .insertInto('user_account')
    .values({
      channel_id,
      ...account,
      username: member.email,
      email_confirmed_at: member.is_registered_member ? now : null,
      password_changed_at: startOfDay(password_changed_on ?? null) ?? now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Names = {
  shipping_last_name: string
  shipping_first_name: string
  shipping_last_name_kana: string
  shipping_first_name_kana: string
}

const joinedNames = (names: Names) => ({
  shipping_name: `${names.shipping_last_name} ${names.shipping_first_name}`,
  shipping_kana: `${names.shipping_last_name_kana} ${names.shipping_first_name_kana}`,
})
