import type { Generated, Kysely } from 'kysely'
import type { Json } from '../database/column'
import type { Database } from '../database/schema'

export type ColorschemeData = { loading?: object; cursor?: object; animation?: Record<string, unknown> }
export type ColorschemeTable = {
  channel_id: number
  key: string
  is_selected: Generated<boolean>
  data: Json<ColorschemeData>
}

export async function findSelectedColorscheme(db: Kysely<Database>, channelId: number) {
  return db
    .selectFrom('colorscheme')
    .select(['key', 'data'])
    .where('channel_id', '=', channelId)
    .where('is_selected', '=', true)
    .executeTakeFirst()
}
