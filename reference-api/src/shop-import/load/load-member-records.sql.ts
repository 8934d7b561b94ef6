import type { Trx } from '../../platform/database/db'
import { newCardToken } from '../../payment/sandbox-card/card-token.rules'
import { insertCard } from '../../member/user-card/user-card.sql'
import { noonOf } from '../format/shop-day.rules'
import { idsByKey } from './channel-writer.sql'
import type { NewMember } from './new-members.sql'

type Owner = { channel_id: number; user_account_id: number }

export async function loadMemberRecords(
  trx: Trx,
  { channel_id, user_account_id }: Owner,
  member: NewMember,
  productId: (key: string) => number,
): Promise<void> {
  const { cards, bookmarks, searches, requests, logins } = member
  await loadTimeseries(trx, user_account_id, member)
  await loadPastInquiries(trx, channel_id, user_account_id, member)
  for (const { scenario, ...card } of cards) {
    const token = newCardToken({ scenario, lastDigits: card.masked_number.slice(-4) })
    await insertCard(trx, { ...card, ...token, user_account_id })
  }
  const own = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ user_account_id, ...row }))
  if (bookmarks.length > 0) await trx.insertInto('bookmark').values(own(bookmarks)).execute()
  if (searches.length > 0) await trx.insertInto('product_search_history').values(own(searches)).execute()
  if (logins.length > 0) await trx.insertInto('login_history').values(own(logins)).execute()
  for (const { product, ...request } of requests) {
    const product_id = product === undefined ? null : productId(product)
    await trx
      .insertInto('product_request')
      .values({ channel_id, user_account_id, product_id, ...request })
      .execute()
  }
}

/**
 * Inserts a new member's measurements and embroideries oldest first, so that the newest gets the highest id.
 */
async function loadTimeseries(trx: Trx, user_account_id: number, { timeseries }: NewMember) {
  for (const { purpose, written_on, data } of timeseries)
    await trx
      .insertInto('timeseries')
      .values({ user_account_id, purpose, data: JSON.stringify(data), created_at: noonOf(written_on) })
      .execute()
}

async function loadPastInquiries(
  trx: Trx,
  channel_id: number,
  user_account_id: number,
  { email, last_name, first_name, inquiries }: NewMember,
) {
  if (inquiries.length === 0) return
  const categoryId = await idsByKey(trx, 'category', channel_id)
  for (const { inquiry_no, category, order_no, body, written_on, reply, replied_on } of inquiries)
    await trx
      .insertInto('inquiry')
      .values({
        channel_id,
        user_account_id,
        inquiry_no,
        category_id: categoryId(category),
        name: `${last_name} ${first_name}`,
        email,
        body,
        data: JSON.stringify(order_no ? { order_no } : {}),
        reply: reply ?? null,
        replied_at: replied_on ? noonOf(replied_on) : null,
        created_at: noonOf(written_on),
      })
      .execute()
}
