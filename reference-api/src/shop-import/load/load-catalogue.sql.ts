import type { ShopFolder } from '../read/shop-folder'
import { inOrder, upsert, type ChannelWriter } from './channel-writer.sql'
import type { ShopPictures } from './load-pictures.sql'

/**
 * Imports the records that products refer to: makers, brands, categories, tags, accessories and tax rates.
 */
export async function loadCatalogue(
  writer: ChannelWriter,
  shop: ShopFolder,
  pictures: ShopPictures,
): Promise<void> {
  await upsert(writer.trx, 'tax_rate', ['tax_class', 'valid_from'], shop['tax-rates.csv'])
  await writer.upsertInOrder(
    'maker',
    shop['makers.csv'].map(({ picture, ...row }) => ({ ...row, picture_id: pictures.idOf(picture) })),
  )
  const makerId = await writer.idsByKey('maker')
  await writer.upsertInOrder(
    'brand',
    shop['brands.csv'].map(({ maker, ...row }) => ({
      ...row,
      maker_id: maker === null ? null : makerId(maker),
    })),
  )
  await loadCategories(writer, shop, pictures)
  await writer.upsertInOrder('tag', shop['tags.csv'])
  await writer.upsertInOrder(
    'accessory',
    shop['accessories.csv'].map(({ picture, choice_pictures, ...row }) => ({
      ...row,
      added_days: row.added_days ?? 0,
      samples: row.choices.flatMap((choice, index) => {
        const picture_id = pictures.idOf(choice_pictures?.[index] ?? null)
        return picture_id === null ? [] : [{ choice, picture_id }]
      }),
      headings: listHeadings(shop, row.choices),
      picture_id: pictures.idOf(picture),
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

async function loadCategories(writer: ChannelWriter, shop: ShopFolder, pictures: ShopPictures) {
  const { trx, channel_id } = writer
  for (const table of ['products', 'inquiries'] as const) {
    const rows = shop['categories.csv'].filter((row) => row.table === table)
    await writer.upsertInOrder(
      'category',
      rows.map(({ table: table_name, parent: _parent, picture, ...row }) => ({
        ...row,
        table_name,
        picture_id: pictures.idOf(picture),
      })),
      'table_name',
      'key',
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
export async function loadProductCompany(writer: ChannelWriter, shop: ShopFolder): Promise<void> {
  const collections = shop['collections.csv']
  await writer.upsert(
    'collection',
    collections.map(({ products: _products, ...row }) => row),
    'alias',
  )
  const collectionId = await writer.idsByKey('collection', 'alias')
  const productId = await writer.idsByKey('product')
  const replace = writer.replacerOf('collection_id', collections, ({ alias }) => collectionId(alias))
  await replace('collection_product', ({ products }) =>
    inOrder([...new Set(products)].map((key) => ({ product_id: productId(key) }))),
  )
  await upsert(
    writer.trx,
    'product_review',
    ['product_id', 'key'],
    shop['reviews.csv'].map(({ product, rating, created_on, ...row }) => ({
      ...row,
      product_id: productId(product),
      rating: Number(rating),
      created_at: `${created_on}T12:00:00+09:00`,
    })),
  )
}
