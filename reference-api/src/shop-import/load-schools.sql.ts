import type { ShopFolder } from './read/shop-folder'
import { inOrder, upsert, type ChannelWriter } from './load/channel-writer.sql'

export async function loadSchools(writer: ChannelWriter, shop: ShopFolder): Promise<void> {
  await writer.upsert(
    'school',
    shop['schools.csv'].map(({ category, ...row }) => ({ ...row, category_key: category })),
  )
  await loadSets(writer, shop)
  await loadFittingDays(writer, shop)
}

async function loadSets(writer: ChannelWriter, shop: ShopFolder) {
  const sets = shop['school-sets.csv']
  await writer.upsertInOrder(
    'school_set',
    sets.map(({ school, products: _products, ...row }) => ({ ...row, school_key: school })),
  )
  const setId = await writer.idsByKey('school_set')
  const productId = await writer.idsByKey('product')
  const replace = writer.replacerOf('school_set_id', sets, ({ key }) => setId(key))
  await replace('school_set_product', ({ products }) =>
    inOrder(products.map(({ key, quantity }) => ({ product_id: productId(key), quantity }))),
  )
}

/** Imports fitting days. Matches slots by start time, to preserve bookings and their seats. */
async function loadFittingDays({ trx, channel_id, ...writer }: ChannelWriter, shop: ShopFolder) {
  const days = shop['fitting-days.csv']
  await writer.upsert(
    'fitting_day',
    days.map(({ schools: _schools, slots: _slots, ...day }) => day),
  )
  const dayId = await writer.idsByKey('fitting_day')
  const replace = writer.replacerOf('fitting_day_id', days, ({ key }) => dayId(key))
  await replace('fitting_day_school', ({ schools }) =>
    schools.map((school_key) => ({ channel_id, school_key })),
  )
  await upsert(
    trx,
    'fitting_slot',
    ['fitting_day_id', 'starts_at'],
    days.flatMap(({ key, slots }) => slots.map((slot) => ({ fitting_day_id: dayId(key), ...slot }))),
  )
}
