import type { Generated, Kysely } from 'kysely'
import type { Json } from '../database/column'
import type { Database } from '../database/schema'

/** A part of a page that the shop's staff arrange: components by name with their arguments. */
export type LayoutArea = { name: string; components: { name: string; args: Record<string, unknown> }[] }

export type PageLayoutTable = {
  channel_id: number
  page: string
  title: Generated<string>
  areas: Json<LayoutArea[]>
}

export async function findLayout(db: Kysely<Database>, channelId: number, page: string) {
  return db
    .selectFrom('page_layout')
    .select(['page', 'title', 'areas'])
    .where('channel_id', '=', channelId)
    .where('page', '=', page)
    .executeTakeFirst()
}
