import { type Channel } from '../../platform/http/caller'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema'

export async function findChannel(db: Kysely<Database>, code: string): Promise<Channel | undefined> {
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

export async function findChannelById(
  db: Kysely<Database>,
  id: number,
): Promise<Pick<Channel, 'id' | 'code' | 'name'>> {
  return db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function fetchChannels(db: Kysely<Database>) {
  return db.selectFrom('channel').select(['code', 'name']).orderBy('id').execute()
}
