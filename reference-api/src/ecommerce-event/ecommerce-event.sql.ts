import type { Insertable, Kysely } from 'kysely'
import type { GeneratedInstant, Json, Nullable } from '../database/column'
import type { Database } from '../database/schema'

export type EcommerceEventTable = {
  /** Unguessable: purchase data is read back by it. */
  id: string
  channel_id: number
  user_account_id: Nullable<number>
  name: string
  args: Json<unknown>
  token: Nullable<string>
  logreco_rcmd_ct: Nullable<string>
  created_at: GeneratedInstant
}

export async function addEcommerceEvent(db: Kysely<Database>, event: Insertable<EcommerceEventTable>) {
  await db.insertInto('ecommerce_event').values(event).execute()
}

export async function findEcommerceEvent(db: Kysely<Database>, channelId: number, id: string, since: Date) {
  return db
    .selectFrom('ecommerce_event')
    .select(['id', 'name', 'args', 'created_at'])
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst()
}
