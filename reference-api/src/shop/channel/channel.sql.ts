import type { Db } from '../../platform/database/db'
import { type Channel } from '../../platform/http/caller'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function findChannel(db: Db, code: string): Promise<Channel | undefined> {
  return db
    .selectFrom('channel')
    .select(['channel.id', 'channel.code', 'channel.name'])
    .select((channel) => [
      buildSettingQuery(channel, 'SITE.MAINTENANCE').as('maintenance'),
      buildSettingQuery(channel, 'SITE.CHANNEL_PREFIX').as('prefix'),
      buildSettingQuery(channel, 'SITE.STORAGE_BASE_URL').as('storage'),
    ])
    .where('channel.code', '=', code)
    .executeTakeFirst()
}

const buildSettingQuery = (channel: ExpressionBuilder<Database, 'channel'>, key: string) =>
  channel
    .selectFrom('setting')
    .select('setting.value')
    .whereRef('setting.channel_id', '=', 'channel.id')
    .where('setting.key', '=', key)

export async function findChannelById(db: Db, id: number): Promise<Pick<Channel, 'id' | 'code' | 'name'>> {
  return db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function fetchChannels(db: Db) {
  return db.selectFrom('channel').select(['code', 'name']).orderBy('id').execute()
}
