import type { Kysely } from 'kysely'
import type { Id } from '../database/column'
import type { Database } from '../database/schema'

/** One shop front; every catalogue row belongs to one. */
export type ChannelTable = { id: Id; code: string; name: string }

export type Channel = { id: number; code: string; name: string }

export async function findChannel(db: Kysely<Database>, code: string): Promise<Channel | undefined> {
  return db.selectFrom('channel').selectAll().where('code', '=', code).executeTakeFirst()
}
