import type { Db } from '../../platform/database/db'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { pictureJson } from '../../platform/media/picture-lookup.sql'
import type { Page } from '../../platform/http/paging.rules'

const shown = (db: Db, channelId: number) =>
  db.selectFrom('maker').where('channel_id', '=', channelId).where('is_show', '=', true)

const summaries = (db: Db, channelId: number) =>
  shown(db, channelId).select((eb) => [
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

/** Returns one page, or all makers if `page` is undefined. */
export async function fetchMakers(db: Db, channelId: number, page: Page | undefined) {
  const { total } = await shown(db, channelId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let listed = summaries(db, channelId).orderBy('position').orderBy('name_kana').orderBy('id')
  if (page) listed = listed.limit(page.per).offset(page.offset)
  return { total, data: await listed.execute() }
}

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
