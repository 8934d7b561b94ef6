import type { Trx } from '../../platform/database/db'
import type { PictureIds } from './load-pictures.sql'
import { startOfDay, endOfDay } from '../format/shop-day.rules'
import type { ShopFolder } from '../read/shop-folder'
import type { StoredFile } from './save-files'
import { idsByKey, replaceRows, upsert } from './upsert.sql'

type StoredFiles = ReadonlyMap<string, StoredFile>

const noFile = { file_name: null, file_storage_path: null, file_content_type: null }

export async function loadSite(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  pictureId: PictureIds,
  files: StoredFiles,
): Promise<void> {
  await upsert(
    trx,
    'setting',
    ['channel_id', 'key'],
    Object.entries(shop['settings.yaml']).map(([key, value]) => ({ channel_id, key, value })),
  )
  await upsert(
    trx,
    'colorscheme',
    ['channel_id', 'key'],
    shop['colorschemes.yaml'].map((row) => ({ channel_id, ...row })),
  )
  await upsert(
    trx,
    'page_layout',
    ['channel_id', 'page'],
    shop['layouts.yaml'].map((row) => ({ channel_id, ...row })),
  )
  await upsert(
    trx,
    'page_form',
    ['channel_id', 'page'],
    shop['forms.yaml'].map((row) => ({ channel_id, ...row })),
  )
  await upsert(
    trx,
    'message',
    ['channel_id', 'code'],
    shop['messages.yaml'].map((row) => ({ channel_id, ...row })),
  )
  await upsert(
    trx,
    'free_area',
    ['channel_id', 'code'],
    shop['free-areas.yaml'].map((row, position) => ({ channel_id, ...row, position })),
  )
  await upsert(
    trx,
    'svg_content',
    ['channel_id', 'url'],
    shop.svgFiles.map((row) => ({ channel_id, ...row })),
  )
  await upsert(
    trx,
    'business_holiday',
    ['channel_id', 'day'],
    shop['business-holidays.csv'].map(({ day, note }) => ({ channel_id, day, note })),
  )
  await upsert(
    trx,
    'carrier_holiday',
    ['channel_id', 'day'],
    shop['carrier-holidays.csv'].map(({ day, note }) => ({ channel_id, day, note })),
  )
  await loadNotices(trx, channel_id, shop, pictureId, files)
  await loadTerms(trx, channel_id, shop)
}

async function loadNotices(
  trx: Trx,
  channel_id: number,
  shop: ShopFolder,
  pictureId: PictureIds,
  files: StoredFiles,
) {
  await upsert(
    trx,
    'banner',
    ['channel_id', 'key'],
    shop['banners.csv'].map(({ line: _line, picture, file, show_from, show_to, ...row }, position) => ({
      channel_id,
      ...row,
      picture_id: pictureId(picture),
      ...(files.get(file ?? '') ?? noFile),
      show_from: startOfDay(show_from),
      show_to: endOfDay(show_to),
      position,
    })),
  )
  await upsert(
    trx,
    'popup',
    ['channel_id', 'key'],
    shop['popups.csv'].map(({ line: _line, picture, show_from, show_to, ...row }, position) => ({
      channel_id,
      ...row,
      picture_id: pictureId(picture),
      show_from: startOfDay(show_from),
      show_to: endOfDay(show_to),
      position,
    })),
  )
  await upsert(
    trx,
    'catalog',
    ['channel_id', 'key'],
    shop['catalogs.csv'].map(({ line: _line, picture, pages: _pages, ...row }, position) => ({
      channel_id,
      ...row,
      picture_id: pictureId(picture),
      position,
    })),
  )
  const catalogId = await idsByKey(trx, 'catalog', 'key', channel_id)
  await replaceRows(
    trx,
    'catalog_page',
    'catalog_id',
    shop['catalogs.csv'].map(({ key }) => catalogId(key)),
    shop['catalogs.csv'].flatMap(({ key, pages }) =>
      pages.map((page, position) => ({
        catalog_id: catalogId(key),
        picture_id: pictureId(page) ?? 0,
        position,
        ...findPageWords(shop, key, position + 1),
      })),
    ),
  )
}

/** Returns a catalogue page's text and product links. */
function findPageWords(shop: ShopFolder, catalog: string, page: number) {
  const words = shop['catalog-pages.yaml'].find((one) => one.catalog === catalog && one.page === page)
  const links = (words?.links ?? []).map(({ product, ...place }) => ({ product_key: product, ...place }))
  return { text: words?.text ?? '', links }
}

/**
 * Imports postage rates, payments and coupons. Payments are looked up by code. The file provides the
 * channel's wording and order, and states which payments the channel offers.
 */
async function loadTerms(trx: Trx, channel_id: number, shop: ShopFolder) {
  await upsert(
    trx,
    'channel_carriage_rate',
    ['channel_id', 'region', 'carriage_kind'],
    shop['carriages.csv'].map(({ line: _line, ...row }) => ({ channel_id, ...row })),
  )
  const paymentIds = new Map(
    (await trx.selectFrom('payment').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  )
  await upsert(
    trx,
    'channel_payment',
    ['channel_id', 'payment_id'],
    shop['payments.csv'].map(({ code, name, description, is_show }, position) => ({
      channel_id,
      payment_id: paymentIds.get(code)!,
      name,
      description,
      is_show,
      position,
    })),
  )
  for (const { line: _line, valid_from, valid_to, code, ...row } of shop['coupons.csv']) {
    const terms = {
      ...row,
      is_combinable: row.is_combinable ?? true,
      is_for_exempt: row.is_for_exempt ?? false,
      valid_from: startOfDay(valid_from)!,
      valid_to: endOfDay(valid_to),
    }
    const updated = await trx
      .updateTable('coupon')
      .set(terms)
      .where('channel_id', '=', channel_id)
      .where('code', '=', code)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n)
      await trx
        .insertInto('coupon')
        .values({ channel_id, code, ...terms })
        .execute()
  }
}
