import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

const shown = (db: Db, channelId: number) =>
  db
    .selectFrom('occasion')
    .where('occasion.channel_id', '=', channelId)
    .where('occasion.is_show', '=', true)
    .select((eb) => [
      'id',
      'key',
      'name',
      'lead',
      'words',
      'season_from',
      'season_to',
      'budgets',
      'noshi',
      pictureJson(eb.ref('occasion.picture_id')).as('image'),
      jsonArrayFrom(
        eb
          .selectFrom('occasion_recipient')
          .innerJoin('recipient', 'recipient.id', 'occasion_recipient.recipient_id')
          .select(['recipient.key', 'recipient.name'])
          .whereRef('occasion_recipient.occasion_id', '=', 'occasion.id')
          .orderBy('occasion_recipient.position')
          .orderBy('recipient.id'),
      ).as('recipients'),
    ])

export async function fetchOccasions(db: Db, channelId: number) {
  return shown(db, channelId).orderBy('position').orderBy('id').execute()
}

export async function findOccasion(db: Db, channelId: number, key: string) {
  return shown(db, channelId).select(['manners', 'body']).where('key', '=', key).executeTakeFirst()
}
