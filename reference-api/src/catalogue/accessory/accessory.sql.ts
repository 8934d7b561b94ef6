import type { Accessory } from '@storefront/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db'
import { pictureJson } from '../../platform/media/picture-lookup.sql'

/** A choice whose picture is gone is left out. */
const samplesJson = sql<NonNullable<Accessory['samples']>>`(
  select coalesce(json_agg(json_build_object('choice', s.choice, 'image', s.image) order by s.position), '[]')
  from (select one.value ->> 'choice' as choice, one.position, ${pictureJson(sql`(one.value ->> 'picture_id')::int`)} as image
    from jsonb_array_elements(accessory.samples) with ordinality one(value, position)) s
  where s.image is not null)`

/** The accessory that adds the most business days to a product, e.g. the printing of a name. */
export const slowAccessoryJson = (productId: RawBuilder<unknown>) =>
  sql<{ name: string; added_days: number } | null>`(
    select json_build_object('name', a.name, 'added_days', a.added_days)
    from product_accessory pa join accessory a on a.id = pa.accessory_id
    where pa.product_id = ${productId} and a.is_show and a.added_days > 0
    order by a.added_days desc, a.position, a.id limit 1)`

/** Lists the shown occasions that a product suits, in the shop's order. */
const occasionsJson = (productId: number) => sql<string[]>`(
  select coalesce(json_agg(o.key order by o.position, o.id), '[]')
  from product_facet f join product_facet_kind k on k.id = f.kind_id join occasion o on o.id = any(k.occasion_ids)
  where f.product_id = ${productId} and o.is_show)`

export async function fetchAccessories(db: Db, productId: number) {
  return db
    .selectFrom('accessory')
    .innerJoin('product_accessory', 'product_accessory.accessory_id', 'accessory.id')
    .select((eb) => [
      'id',
      'key',
      'kind',
      'name',
      'description',
      'unit_price',
      'tax_class',
      'text_label',
      'text_max_length',
      'choices',
      'headings',
      'excludes',
      'added_days',
      pictureJson(eb.ref('accessory.picture_id')).as('image'),
      samplesJson.as('samples'),
      sql<string[] | null>`case when kind = 'noshi' then ${occasionsJson(productId)} end`.as('occasions'),
    ])
    .where('product_accessory.product_id', '=', productId)
    .where('is_show', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
