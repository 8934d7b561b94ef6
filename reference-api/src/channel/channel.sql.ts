import { type Channel } from '../http/caller'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

export async function findChannel(db: Kysely<Database>, code: string): Promise<Channel | undefined> {
  return db
    .selectFrom('channel')
    .leftJoin('setting', (join) =>
      join.onRef('setting.channel_id', '=', 'channel.id').on('setting.key', '=', 'SITE.MAINTENANCE'),
    )
    .select(['channel.id', 'channel.code', 'channel.name', 'setting.value as maintenance'])
    .where('channel.code', '=', code)
    .executeTakeFirst()
}

export async function findChannelById(
  db: Kysely<Database>,
  id: number,
): Promise<Omit<Channel, 'maintenance'>> {
  return db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function fetchChannels(db: Kysely<Database>) {
  return db.selectFrom('channel').select(['code', 'name']).orderBy('id').execute()
}
