import type { Trx } from '../../platform/database/db'
import type { PictureIds } from './load-pictures.sql'
import type { ShopFolder } from '../read/shop-folder'
import { idsByKey, replaceRows, upsert } from './upsert.sql'

/**
 * Imports the records that products refer to: makers, brands, categories, tags, accessories and tax rates.
 */
export async function loadCatalogue(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  pictureId: PictureIds,
): Promise<void> {
  await upsert(
    trx,
    'tax_rate',
    ['tax_class', 'valid_from'],
    shop['tax-rates.csv'].map(({ line: _line, ...row }) => row),
  )
  await upsert(
    trx,
    'maker',
    ['channel_id', 'key'],
    shop['makers.csv'].map(({ line: _line, picture, ...row }, position) => ({
      channel_id,
      ...row,
      picture_id: pictureId(picture),
      position,
    })),
  )
  const makerId = await idsByKey(trx, 'maker', 'key', channel_id)
  await upsert(
    trx,
    'brand',
    ['channel_id', 'key'],
    shop['brands.csv'].map(({ line: _line, maker, ...row }, position) => ({
      channel_id,
      ...row,
      maker_id: maker === null ? null : makerId(maker),
      position,
    })),
  )
  await loadCategories(trx, channel_id, shop, pictureId)
  await upsert(
    trx,
    'tag',
    ['channel_id', 'key'],
    shop['tags.csv'].map(({ line: _line, ...row }, position) => ({ channel_id, ...row, position })),
  )
  await upsert(
    trx,
    'accessory',
    ['channel_id', 'key'],
    shop['accessories.csv'].map(({ line: _line, picture, ...row }, position) => ({
      channel_id,
      ...row,
      headings: listHeadings(shop, row.choices),
      picture_id: pictureId(picture),
      position,
    })),
  )
}

/** Lists the headings in the order of the choices. A choice without a row has no guidance on manners. */
const listHeadings = (shop: ShopFolder, choices: readonly string[]) =>
  choices.flatMap((choice) =>
    shop['noshi-headings.csv']
      .filter(({ heading }) => heading === choice)
      .map(({ line: _line, ...heading }) => heading),
  )

async function loadCategories(trx: Trx, channel_id: number, shop: ShopFolder, pictureId: PictureIds) {
  for (const table of ['products', 'inquiries'] as const) {
    const rows = shop['categories.csv'].filter((row) => row.table === table)
    await upsert(
      trx,
      'category',
      ['channel_id', 'table_name', 'key'],
      rows.map(({ key, name, description, picture }, position) => ({
        channel_id,
        table_name: table,
        key,
        name,
        description,
        picture_id: pictureId(picture),
        position,
      })),
    )
    const ids = await trx
      .selectFrom('category')
      .select(['id', 'key'])
      .where('channel_id', '=', channel_id)
      .where('table_name', '=', table)
      .execute()
    const idOf = new Map(ids.map(({ id, key }) => [key, id]))
    for (const { key, parent } of rows) {
      const parent_id = parent === null ? null : (idOf.get(parent) ?? null)
      await trx
        .updateTable('category')
        .set({ parent_id })
        .where('id', '=', idOf.get(key) ?? 0)
        .where('parent_id', 'is distinct from', parent_id)
        .execute()
    }
  }
}

/** Imports the records that refer to products: collections and reviews. */
export async function loadProductCompany(trx: Trx, channel_id: number, shop: ShopFolder): Promise<void> {
  await upsert(
    trx,
    'collection',
    ['channel_id', 'alias'],
    shop['collections.csv'].map(({ alias, name, description }) => ({ channel_id, alias, name, description })),
  )
  const collectionId = await idsByKey(trx, 'collection', 'alias', channel_id)
  const productId = await idsByKey(trx, 'product', 'key', channel_id)
  await replaceRows(
    trx,
    'collection_product',
    'collection_id',
    shop['collections.csv'].map(({ alias }) => collectionId(alias)),
    shop['collections.csv'].flatMap(({ alias, products }) =>
      [...new Set(products)].map((key, position) => ({
        collection_id: collectionId(alias),
        product_id: productId(key),
        position,
      })),
    ),
  )
  await upsert(
    trx,
    'product_review',
    ['product_id', 'key'],
    shop['reviews.csv'].map(
      ({ key, product, nickname, rating, title, body, created_on, purpose, age_band }) => ({
        product_id: productId(product),
        key,
        nickname,
        rating: Number(rating),
        title,
        body,
        created_at: `${created_on}T12:00:00+09:00`,
        purpose,
        age_band,
      }),
    ),
  )
}
