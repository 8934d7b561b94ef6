import type { Db } from '../../platform/database/db'

const texts = (db: Db, channelId: number) =>
  db.selectFrom('message').select(['code', 'title', 'body', 'updated_at']).where('channel_id', '=', channelId)

export async function fetchMessages(db: Db, channelId: number) {
  return texts(db, channelId).orderBy('code').execute()
}

export async function findMessage(db: Db, channelId: number, code: string) {
  return texts(db, channelId).where('code', '=', code).executeTakeFirst()
}
