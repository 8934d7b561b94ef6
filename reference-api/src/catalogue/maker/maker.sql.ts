import type { Db } from '../../platform/database/db'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

const summaries = (db: Db, channelId: number) =>
  db
    .selectFrom('maker')
    .where('channel_id', '=', channelId)
    .where('is_show', '=', true)
    .select((eb) => [
      'id',
      'key',
      'name',
      'name_kana',
      'prefecture',
      'catch_copy',
      pictureJson(eb.ref('maker.picture_id')).as('image'),
      eb
        .selectFrom('product')
        .innerJoin('product_model', 'product_model.id', 'product.product_model_id')
        .whereRef('product_model.maker_id', '=', 'maker.id')
        .where('product.is_show', '=', true)
        .where('product.is_listed', '=', true)
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('product_count'),
    ])

const listed = (db: Db, channelId: number) =>
  summaries(db, channelId).orderBy('position').orderBy('name_kana').orderBy('id')

export const fetchMakers = async (db: Db, channelId: number) => listed(db, channelId).execute()

export const fetchMakerPage = async (db: Db, channelId: number, page: Page) =>
  fetchPage(listed(db, channelId), page)

export async function findMaker(db: Db, channelId: number, key: string) {
  return summaries(db, channelId)
    .select((eb) => [
      'story',
      'url',
      jsonArrayFrom(
        eb
          .selectFrom('brand')
          .select(['key', 'name', 'description'])
          .whereRef('brand.maker_id', '=', 'maker.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('brands'),
    ])
    .where('key', '=', key)
    .executeTakeFirst()
}
