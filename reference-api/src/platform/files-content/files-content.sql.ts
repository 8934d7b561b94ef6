import type { Db } from '../database/db'

export async function findSvg(db: Db, channelId: number, url: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('svg_content')
    .select('content')
    .where('channel_id', '=', channelId)
    .where('url', '=', url)
    .executeTakeFirst()
  return row?.content
}

export async function fetchSvgUrls(db: Db, channelId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('svg_content')
    .select('url')
    .where('channel_id', '=', channelId)
    .orderBy('url')
    .execute()
  return rows.map(({ url }) => url)
}
