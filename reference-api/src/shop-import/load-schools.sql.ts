import type { Trx } from '../platform/database/db'
import type { ShopFolder } from './read/shop-folder'
import { idsByKey, replaceRows, upsert } from './load/upsert.sql'

export async function loadSchools(trx: Trx, channel_id: number, shop: ShopFolder): Promise<void> {
  await upsert(
    trx,
    'school',
    ['channel_id', 'key'],
    shop['schools.csv'].map(({ key, name, name_kana, prefecture, category }) => ({
      channel_id,
      key,
      name,
      name_kana,
      prefecture,
      category_key: category,
    })),
  )
  await loadSets(trx, channel_id, shop)
  await loadFittingDays(trx, channel_id, shop)
}

async function loadSets(trx: Trx, channel_id: number, shop: ShopFolder) {
  const sets = shop['school-sets.csv']
  await upsert(
    trx,
    'school_set',
    ['channel_id', 'key'],
    sets.map(({ key, school, name, note, school_grades, sex }, position) => ({
      channel_id,
      key,
      school_key: school,
      name,
      note,
      school_grades,
      sex,
      position,
    })),
  )
  const [setId, productId] = [
    await idsByKey(trx, 'school_set', 'key', channel_id),
    await idsByKey(trx, 'product', 'key', channel_id),
  ]
  await replaceRows(
    trx,
    'school_set_product',
    'school_set_id',
    sets.map(({ key }) => setId(key)),
    sets.flatMap(({ key, products }) =>
      products.map((product, position) => ({
        school_set_id: setId(key),
        product_id: productId(product.key),
        quantity: product.quantity,
        position,
      })),
    ),
  )
}

/** Imports fitting days. Matches slots by start time, to preserve bookings and their seats. */
async function loadFittingDays(trx: Trx, channel_id: number, shop: ShopFolder) {
  const days = shop['fitting-days.csv']
  await upsert(
    trx,
    'fitting_day',
    ['channel_id', 'key'],
    days.map(({ line: _line, schools: _schools, slots: _slots, ...day }) => ({ channel_id, ...day })),
  )
  const dayId = await idsByKey(trx, 'fitting_day', 'key', channel_id)
  await replaceRows(
    trx,
    'fitting_day_school',
    'fitting_day_id',
    days.map(({ key }) => dayId(key)),
    days.flatMap(({ key, schools }) =>
      schools.map((school_key) => ({ fitting_day_id: dayId(key), channel_id, school_key })),
    ),
  )
  await upsert(
    trx,
    'fitting_slot',
    ['fitting_day_id', 'starts_at'],
    days.flatMap(({ key, slots }) => slots.map((slot) => ({ fitting_day_id: dayId(key), ...slot }))),
  )
}
