import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

const texts = (db: Kysely<Database>, channelId: number) =>
  db.selectFrom('message').select(['code', 'title', 'body', 'updated_at']).where('channel_id', '=', channelId)

export async function fetchMessages(db: Kysely<Database>, channelId: number) {
  return texts(db, channelId).orderBy('code').execute()
}

export async function findMessage(db: Kysely<Database>, channelId: number, code: string) {
  return texts(db, channelId).where('code', '=', code).executeTakeFirst()
}
