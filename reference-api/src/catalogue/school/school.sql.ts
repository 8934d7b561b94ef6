import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { placeJoints } from './school.rules'

export async function findSchool(db: Db, channelId: number, key: string) {
  return db
    .selectFrom('school')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function hasSchools(db: Db, channelId: number): Promise<boolean> {
  const row = await db
    .selectFrom('school')
    .select('key')
    .where('channel_id', '=', channelId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const writtenName = sql<string>`translate(replace(name, '高校', '高等学校'), ${placeJoints}, 'がががが')`

type SchoolSearch = {
  word: string
  name: string
  kana: string
  category?: string | undefined
  limit: number
}

/**
 * Searches schools by code, or by part of the name or kana. An exact code match comes first. Without a term,
 * lists all schools.
 */
export async function searchSchools(
  db: Db,
  channelId: number,
  { word, name, kana, category, limit }: SchoolSearch,
) {
  const rows = await db
    .selectFrom('school')
    .where('channel_id', '=', channelId)
    .where((eb) =>
      eb.or([
        eb(sql`lower(key)`, '=', word.toLowerCase()),
        eb(writtenName, 'ilike', `%${literally(name)}%`),
        eb('name_kana', 'ilike', `%${literally(kana)}%`),
      ]),
    )
    .$if(category !== undefined, (query) => query.where('category_key', '=', category ?? ''))
    .select(['key', 'name', 'name_kana', 'prefecture', sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy(sql`lower(key) = ${word.toLowerCase()}`, 'desc')
    .orderBy('name_kana')
    .orderBy('key')
    .limit(limit)
    .execute()
  return { total: rows[0]?.total ?? 0, data: rows.map(({ total: _total, ...school }) => school) }
}

/** Fetches a school's sets with their visible products, each with the sizes of its model. */
export async function fetchSchoolSets(db: Db, channelId: number, schoolKey: string) {
  return db
    .selectFrom('school_set')
    .where('school_set.channel_id', '=', channelId)
    .where('school_key', '=', schoolKey)
    .select((eb) => [
      'key',
      'name',
      'note',
      'school_grades',
      'sex',
      jsonArrayFrom(
        eb
          .selectFrom('school_set_product')
          .innerJoin('product', 'product.id', 'school_set_product.product_id')
          .whereRef('school_set_id', '=', 'school_set.id')
          .where('product.is_show', '=', true)
          .select((item) => [
            'product.id as product_id',
            'school_set_product.quantity',
            sql<boolean>`product.has_measurement or product.has_name_embroidery`.as('is_made_to_order'),
            jsonArrayFrom(
              item
                .selectFrom('product as variant')
                .innerJoin('product_stock as stock', 'stock.product_id', 'variant.id')
                .whereRef('variant.product_model_id', '=', 'product.product_model_id')
                .where('variant.is_show', '=', true)
                .select([
                  'variant.id as product_id',
                  'variant.code',
                  'variant.variant_value_1',
                  'variant.unit_price',
                  'variant.before_price',
                  'variant.tax_class',
                  'stock.quantity',
                  'stock.few_threshold',
                  'stock.is_unlimited',
                ])
                .orderBy('variant.variant_value_1')
                .orderBy('variant.id'),
            ).as('variants'),
          ])
          .orderBy('school_set_product.position'),
      ).as('items'),
    ])
    .orderBy('school_set.position')
    .orderBy('school_set.id')
    .execute()
}
