import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

const inPeriod = (db: Db, channelId: number, now: Date) =>
  db
    .selectFrom('banner')
    .where('channel_id', '=', channelId)
    .where((eb) => eb.or([eb('show_from', 'is', null), eb('show_from', '<=', now.toISOString())]))
    .where((eb) => eb.or([eb('show_to', 'is', null), eb('show_to', '>', now.toISOString())]))

/** Fetches the banners of the given areas, or of all areas. Hidden banners are never returned. */
export async function fetchBanners(db: Db, channelId: number, areas: string[] | undefined, now: Date) {
  let banners = inPeriod(db, channelId, now)
    .select((eb) => [
      'id',
      'key',
      'area',
      'title',
      'body',
      'url',
      'is_show',
      pictureJson(eb.ref('banner.picture_id')).as('image'),
      eb('file_storage_path', 'is not', null).$castTo<boolean>().as('has_file'),
    ])
    .where('is_show', '=', true)
  if (areas) banners = banners.where('area', 'in', areas)
  return banners.orderBy('position').orderBy('id').execute()
}

export async function findBannerFile(db: Db, channelId: number, id: number, now: Date) {
  return inPeriod(db, channelId, now)
    .select(['file_name', 'file_storage_path', 'file_content_type'])
    .where('is_show', '=', true)
    .where('id', '=', id)
    .where('file_storage_path', 'is not', null)
    .executeTakeFirst()
}
