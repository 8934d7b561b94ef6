import type { Db } from '../database/db'
import type { Page } from '../http/paging.rules'

/** Messages to everybody, and those to one member. */
const addressedTo = (db: Db, channelId: number, memberId: number, now: Date) =>
  db
    .selectFrom('system_message')
    .where('channel_id', '=', channelId)
    .where((eb) => eb.or([eb('user_account_id', 'is', null), eb('user_account_id', '=', memberId)]))
    .where('published_at', '<=', now.toISOString())

const summaries = (db: Db, channelId: number, memberId: number, now: Date) =>
  addressedTo(db, channelId, memberId, now).select((eb) => [
    'id',
    'title',
    'published_at',
    eb
      .exists(
        eb
          .selectFrom('system_message_read')
          .select('system_message_id')
          .whereRef('system_message_id', '=', 'system_message.id')
          .where('system_message_read.user_account_id', '=', memberId),
      )
      .$castTo<boolean>()
      .as('is_read'),
  ])

export async function fetchSystemMessages(
  db: Db,
  channelId: number,
  memberId: number,
  page: Page,
  now: Date,
) {
  const { total } = await addressedTo(db, channelId, memberId, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const data = await summaries(db, channelId, memberId, now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
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
