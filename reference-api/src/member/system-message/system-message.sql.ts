import type { Db } from '../../platform/database/db'
import type { Page } from '../../platform/paging/paging.rules'
import { sql } from 'kysely'

/** Selects messages to all members, plus messages to this member. */
const addressedTo = (db: Db, channelId: number, memberId: number, now: Date) =>
  db
    .selectFrom('system_message')
    .where('channel_id', '=', channelId)
    .where((eb) => eb.or([eb('user_account_id', 'is', null), eb('user_account_id', '=', memberId)]))
    .where('published_at', '<=', now.toISOString())

const isRead = (memberId: number) => sql<boolean>`exists (
  select from system_message_read
  where system_message_id = system_message.id and system_message_read.user_account_id = ${memberId})`

const summaries = (db: Db, channelId: number, memberId: number, now: Date) =>
  addressedTo(db, channelId, memberId, now).select([
    'id',
    'title',
    'published_at',
    isRead(memberId).as('is_read'),
  ])

export async function fetchSystemMessages(
  db: Db,
  channelId: number,
  memberId: number,
  page: Page,
  now: Date,
) {
  const { total, unread_count } = await addressedTo(db, channelId, memberId, now)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`(count(*) filter (where not ${isRead(memberId)}))::int`.as('unread_count'),
    ])
    .executeTakeFirstOrThrow()
  const data = await summaries(db, channelId, memberId, now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, unread_count, data }
}

export async function findSystemMessage(db: Db, channelId: number, memberId: number, id: number, now: Date) {
  return summaries(db, channelId, memberId, now).select('body').where('id', '=', id).executeTakeFirst()
}

export async function markSystemMessageRead(db: Db, memberId: number, id: number, now: Date) {
  await db
    .insertInto('system_message_read')
    .values({ system_message_id: id, user_account_id: memberId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
