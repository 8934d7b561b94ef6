import type { Trx } from '../../platform/database/db'
import { computeSearchGrams, toSearchText } from '../../catalogue/product/search/product-search.rules'
import { rankGoods } from '../../catalogue/product/ranking/ranking.sql'
import { shelfPositions } from '../goods/shelf-positions.rules'
import { toMonth } from '../../catalogue/product/shelf/shelf-order.rules'
import { toTokyoDay } from '@storefront/locale-ja'
import { sizeRows } from '../food/size-rows.rules'
import { collectAllergens, foodLabel, labelledParts } from '../food/food-label.rules'
import type { PictureIds } from './load-pictures.sql'
import { goodsMatcher } from '../goods/goods.rules'
import { toHtml } from '../format/plain-text.rules'
import type { ShopFolder } from '../read/shop-folder'
import type { ProductRow } from '../read/shop-csv-files'
import { idsByKey, insertNew, replaceRows, upsert } from './upsert.sql'

/**
 * Imports products with their models, pictures and links. Sets stock only for new products, because the
 * running shop manages stock from then on.
 */
export async function loadProducts(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  { pictureId, now }: { pictureId: PictureIds; now: Date },
): Promise<void> {
  const rows = shop['products.csv']
  await loadModels(trx, channel_id, shop)
  const modelId = await idsByKey(trx, 'product_model', 'key', channel_id)
  const textsOf = searchTexts(shop)
  const positionOf = shelfPositions(shop, toMonth(toTokyoDay(now)))
  const foodsOf = labelledParts(shop)
  const wholesaleOf = new Map(shop['wholesale-prices.csv'].map((row) => [row.product, row]))
  const sizeOf = new Map(shop['sizes.csv'].map((size) => [size.product, size]))
  const seasonOf = new Map(shop['seasons.csv'].map((season) => [season.product, season]))
  await upsert(
    trx,
    'product',
    ['channel_id', 'key'],
    rows.map((row, position) => ({
      channel_id,
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
      search_grams: computeSearchGrams(textsOf(row)),
      search_text: toSearchText(textsOf(row)),
    })),
  )
  await rankGoods(trx, channel_id)
  const productId = await idsByKey(trx, 'product', 'key', channel_id)
  await insertNew(
    trx,
    'product_stock',
    rows.map(({ key, stock }) => ({
      product_id: productId(key),
      quantity: stock,
      few_threshold: 5,
      is_unlimited: false,
    })),
  )
  await loadLinks(trx, channel_id, rows, productId, pictureId)
  await replaceRows(
    trx,
    'product_allergen',
    'product_id',
    rows.map(({ key }) => productId(key)),
    rows.flatMap((row) =>
      [...collectAllergens(foodsOf(row))].map((allergen) => ({ product_id: productId(row.key), allergen })),
    ),
  )
}

/** Imports models. A model takes its name, brand and categories from its listed product. */
async function loadModels(trx: Trx, channel_id: number, shop: ShopFolder) {
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed)
  const brands = await trx
    .selectFrom('brand')
    .select(['id', 'key', 'maker_id'])
    .where('channel_id', '=', channel_id)
    .execute()
  const brandOf = new Map(brands.map((brand) => [brand.key, brand]))
  await upsert(
    trx,
    'product_model',
    ['channel_id', 'key'],
    listed.map(({ model, name, brand, variant_label, size_table }) => ({
      channel_id,
      key: model,
      name,
      brand_id: brandOf.get(brand ?? '')?.id ?? null,
      maker_id: brandOf.get(brand ?? '')?.maker_id ?? null,
      variant_label_1: variant_label,
      size_table: size_table === null ? null : (shop['size-tables.yaml'][size_table] ?? null),
    })),
  )
  const modelId = await idsByKey(trx, 'product_model', 'key', channel_id)
  const categories = await trx
    .selectFrom('category')
    .select(['id', 'key'])
    .where('channel_id', '=', channel_id)
    .where('table_name', '=', 'products')
    .execute()
  const categoryOf = new Map(categories.map(({ id, key }) => [key, id]))
  await replaceRows(
    trx,
    'product_model_category',
    'product_model_id',
    listed.map(({ model }) => modelId(model)),
    listed.flatMap(({ model, categories: keys }) =>
      keys.map((key, position) => ({
        product_model_id: modelId(model),
        category_id: categoryOf.get(key) ?? 0,
        position,
      })),
    ),
  )
}

async function loadLinks(
  trx: Trx,
  channel_id: number,
  rows: ProductRow[],
  productId: (key: string) => number,
  pictureId: PictureIds,
) {
  const tagId = await idsByKey(trx, 'tag', 'key', channel_id)
  const accessoryId = await idsByKey(trx, 'accessory', 'key', channel_id)
  const ids = rows.map(({ key }) => productId(key))
  const of = <Link>(link: (row: ProductRow, product_id: number) => Link[]) =>
    rows.flatMap((row) => link(row, productId(row.key)))
  await replaceRows(
    trx,
    'product_picture',
    'product_id',
    ids,
    of(({ pictures }, product_id) =>
      pictures.map((picture, position) => ({ product_id, picture_id: pictureId(picture) ?? 0, position })),
    ),
  )
  await replaceRows(
    trx,
    'product_tag',
    'product_id',
    ids,
    of(({ tags }, product_id) => tags.map((tag) => ({ product_id, tag_id: tagId(tag) }))),
  )
  await replaceRows(
    trx,
    'product_accessory',
    'product_id',
    ids,
    of(({ accessories }, product_id) =>
      accessories.map((key) => ({ product_id, accessory_id: accessoryId(key) })),
    ),
  )
  await replaceRows(
    trx,
    'product_set',
    'product_id',
    ids,
    of(({ set }, product_id) =>
      set.map(({ key, quantity }) => ({ product_id, component_product_id: productId(key), quantity })),
    ),
  )
  await replaceRows(
    trx,
    'product_related',
    'product_id',
    ids,
    of(({ related }, product_id) =>
      related.map((key, position) => ({ product_id, related_product_id: productId(key), position })),
    ),
  )
}

function searchTexts(shop: ShopFolder) {
  const toNamesByKey = (rows: { key: string; name: string }[]) =>
    new Map(rows.map(({ key, name }) => [key, name]))
  const [brands, makers, categories, tags] = [
    toNamesByKey(shop['brands.csv']),
    toNamesByKey(shop['makers.csv']),
    toNamesByKey(shop['categories.csv']),
    toNamesByKey(shop['tags.csv']),
  ]
  const makerOf = new Map(shop['brands.csv'].map(({ key, maker }) => [key, makers.get(maker ?? '')]))
  const named = (names: Map<string, string>, keys: string[]) => keys.flatMap((key) => names.get(key) ?? [])
  const wordsOf = createSearchWordFinder(shop)
  return ({
    key,
    name,
    name_kana,
    code,
    jan_code,
    catch_copy,
    description,
    brand,
    categories: categoryKeys,
    tags: tagKeys,
  }: ProductRow) => ({
    name,
    name_kana,
    code: [code, jan_code].filter(Boolean).join(' '),
    catch_copy,
    description,
    brand: brands.get(brand ?? ''),
    maker: makerOf.get(brand ?? ''),
    categories: named(categories, categoryKeys),
    tags: named(tags, tagKeys),
    words: wordsOf({ key, name, categories: categoryKeys, tags: tagKeys }),
  })
}

/**
 * Returns a function that lists a product's search words: the shop's own words, plus those of the product's
 * occasions and recipients.
 */
function createSearchWordFinder(shop: ShopFolder) {
  const isMeant = goodsMatcher(shop)
  const named = [
    ...shop['search-words.yaml'],
    ...shop['occasions.yaml'].map((occasion) => ({ ...occasion, words: [occasion.name, ...occasion.words] })),
    ...shop['recipients.yaml'].map((recipient) => ({ ...recipient, words: [recipient.name] })),
  ]
  return (product: Pick<ProductRow, 'key' | 'name' | 'categories' | 'tags'>) => [
    ...new Set(named.filter((goods) => isMeant(goods, product)).flatMap(({ words }) => words)),
  ]
}
