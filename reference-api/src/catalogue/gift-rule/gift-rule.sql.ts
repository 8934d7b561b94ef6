import type { Db } from '../../platform/database/db'

export const fetchGiftRules = (db: Db, channelId: number) =>
  db
    .selectFrom('gift_rule')
    .select(['key', 'conditions', 'sentence', 'cure'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .execute()
