import type { Generated, Kysely } from 'kysely'
import type { Database } from '../database/schema'

export type FreeAreaTable = {
  channel_id: number
  code: string
  title: Generated<string>
  body: string
  position: Generated<number>
}

export async function fetchFreeAreas(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('free_area')
    .select(['code', 'title', 'body'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('code')
    .execute()
}
