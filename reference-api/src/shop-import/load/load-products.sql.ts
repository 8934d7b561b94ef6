import { rankGoods } from '../../catalogue/product/ranking/ranking.sql'
import { shelfPositions } from '../goods/shelf-positions.rules'
import { toMonth } from '../../catalogue/product/shelf/shelf-order.rules'
import { toTokyoDay } from '@storefront/locale-ja'
import { sizeRows } from '../food/size-rows.rules'
import { collectAllergens, foodLabel, labelledParts } from '../food/food-label.rules'
import type { ShopPictures } from './load-pictures.sql'
import { listShopWords, type readSearchRows } from '../goods/search-words.rules'
import { toHtml } from '../format/plain-text.rules'
import type { ShopFolder } from '../read/shop-folder'
import { inOrder, insertNew, type ChannelWriter } from './channel-writer.sql'

/**
 * Imports products with their models, pictures and links. Sets stock only for new products, because the
 * running shop manages stock from then on.
 */
export async function loadProducts(
  writer: ChannelWriter,
  shop: ShopFolder,
  { pictures, search, now }: { pictures: ShopPictures; search: ReturnType<typeof readSearchRows>; now: Date },
): Promise<void> {
  const rows = shop['products.csv']
  await loadModels(writer, shop)
  const modelId = await writer.idsByKey('product_model')
  const positionOf = shelfPositions(shop, toMonth(toTokyoDay(now)))
  const foodsOf = labelledParts(shop)
  const wholesaleOf = new Map(shop['wholesale-prices.csv'].map((row) => [row.product, row]))
  const sizeOf = new Map(shop['sizes.csv'].map((size) => [size.product, size]))
  const seasonOf = new Map(shop['seasons.csv'].map((season) => [season.product, season]))
  await writer.upsert(
    'product',
    rows.map((row, position) => ({
      product_model_id: modelId(row.model),
      key: row.key,
      code: row.code,
      jan_code: row.jan_code,
      name: row.name,
      name_kana: row.name_kana,
      catch_copy: row.catch_copy,
      description: toHtml(row.description),
      detail: toHtml(row.detail),
      data: [...row.data, ...foodLabel(foodsOf(row)), ...sizeRows(sizeOf.get(row.key))],
      season_from: seasonOf.get(row.key)?.from_month ?? null,
      season_to: seasonOf.get(row.key)?.to_month ?? null,
      unit_price: row.unit_price,
      before_price: row.before_price,
      piece_count: wholesaleOf.get(row.key)?.piece_count ?? null,
      piece_unit: wholesaleOf.get(row.key)?.piece_unit ?? null,
      price_steps: wholesaleOf.get(row.key)?.steps ?? [],
      tax_class: row.tax_class,
      is_couponable: row.is_couponable,
      is_point_earning: row.is_point_earning,
      is_point_payable: row.is_point_payable,
      is_show: row.is_show,
      is_sale: row.is_sale,
      is_listed: row.is_listed,
      is_alcohol: row.is_alcohol,
      is_social_gift_allowed: row.is_social_gift_allowed,
      has_measurement: row.has_measurement,
      has_name_embroidery: row.has_name_embroidery,
      max_quantity: row.max_quantity,
      lead_days: row.lead_days,
      carriage_class: row.carriage_class,
      variant_value_1: row.variant_value,
      variant_order: position,
      released_on: row.released_on,
      staff_popularity: row.popularity,
      position: positionOf.get(row.key) ?? position,
      ...search.get(row.key)?.columns,
    })),
  )
  await writer.trx.deleteFrom('search_word').where('channel_id', '=', writer.channel_id).execute()
  await writer.upsert('search_word', listShopWords(rows, search), 'word')
  await rankGoods(writer.trx, writer.channel_id)
  const productId = await writer.idsByKey('product')
  await insertNew(
    writer.trx,
    'product_stock',
    rows.map(({ key, stock }) => ({
      product_id: productId(key),
      quantity: stock,
      few_threshold: 5,
      is_unlimited: false,
    })),
  )
  const tagId = await writer.idsByKey('tag')
  const accessoryId = await writer.idsByKey('accessory')
  const replace = writer.replacerOf('product_id', rows, ({ key }) => productId(key))
  await replace('product_picture', (row) =>
    inOrder(row.pictures.map((picture) => ({ picture_id: pictures.idOf(picture) ?? 0 }))),
  )
  await replace('product_tag', ({ tags }) => tags.map((tag) => ({ tag_id: tagId(tag) })))
  await replace('product_accessory', ({ accessories }) =>
    accessories.map((key) => ({ accessory_id: accessoryId(key) })),
  )
  await replace('product_set', ({ set }) =>
    set.map(({ key, quantity }) => ({ component_product_id: productId(key), quantity })),
  )
  await replace('product_related', ({ related }) =>
    inOrder(related.map((key) => ({ related_product_id: productId(key) }))),
  )
  await replace('product_allergen', (row) =>
    [...collectAllergens(foodsOf(row))].map((allergen) => ({ allergen })),
  )
}

/** Imports models. A model takes its name, brand and categories from its listed product. */
async function loadModels(writer: ChannelWriter, shop: ShopFolder) {
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed)
  const brands = await writer.trx
    .selectFrom('brand')
    .select(['id', 'key', 'maker_id'])
    .where('channel_id', '=', writer.channel_id)
    .execute()
  const brandOf = new Map(brands.map((brand) => [brand.key, brand]))
  await writer.upsert(
    'product_model',
    listed.map(({ model, name, brand, variant_label, size_table }) => ({
      key: model,
      name,
      brand_id: brandOf.get(brand ?? '')?.id ?? null,
      maker_id: brandOf.get(brand ?? '')?.maker_id ?? null,
      variant_label_1: variant_label,
      size_table: size_table === null ? null : (shop['size-tables.yaml'][size_table] ?? null),
    })),
  )
  const modelId = await writer.idsByKey('product_model')
  const categories = await writer.trx
    .selectFrom('category')
    .select(['id', 'key'])
    .where('channel_id', '=', writer.channel_id)
    .where('table_name', '=', 'products')
    .execute()
  const categoryOf = new Map(categories.map(({ id, key }) => [key, id]))
  const replace = writer.replacerOf('product_model_id', listed, ({ model }) => modelId(model))
  await replace('product_model_category', (row) =>
    inOrder(row.categories.map((key) => ({ category_id: categoryOf.get(key) ?? 0 }))),
  )
}
