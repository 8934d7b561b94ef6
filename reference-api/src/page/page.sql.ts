import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function findPageForm(db: Kysely<Database>, channelId: number, page: string) {
  return db
    .selectFrom('page_form')
    .select(['form', 'data_form_default', 'options', 'prefix'])
    .where('channel_id', '=', channelId)
    .where('page', '=', page)
    .executeTakeFirst()
}
