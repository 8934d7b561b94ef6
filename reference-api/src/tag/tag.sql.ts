import type { Generated, Kysely } from 'kysely'
import type { Id } from '../database/column'
import type { Database } from '../database/schema'

export type TagTable = { id: Id; channel_id: number; key: string; name: string; position: Generated<number> }

export async function fetchTags(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('tag')
    .select(['id', 'key', 'name'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
