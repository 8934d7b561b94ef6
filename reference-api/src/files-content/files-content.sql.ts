import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function findSvg(
  db: Kysely<Database>,
  channelId: number,
  url: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('svg_content')
    .select('content')
    .where('channel_id', '=', channelId)
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.content
}
