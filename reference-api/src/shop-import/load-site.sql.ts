import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { PictureIds } from './load-pictures.sql'
import { startOfDay, endOfDay } from './shop-day.rules'
import type { ShopFolder } from './shop-folder'
import { idsByKey, replaceRows, upsert } from './upsert.sql'

type Trx = Kysely<Database>

/** Settings, layouts, forms, texts, banners and the terms of sale. */
export async function loadSite(trx: Trx, channel_id: number, shop: ShopFolder, pictureId: PictureIds): Promise<void> {
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
  await loadNotices(trx, channel_id, shop, pictureId)
  await loadTerms(trx, channel_id, shop)
}

async function loadNotices(trx: Trx, channel_id: number, shop: ShopFolder, pictureId: PictureIds) {
  await upsert(
    trx,
    'banner',
    ['channel_id', 'key'],
    shop['banners.csv'].map(({ line: _line, picture, file, show_from, show_to, ...row }, position) => ({
      channel_id,
      ...row,
      picture_id: pictureId(picture),
      file_name: file,
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
      pages.map((page, position) => ({ catalog_id: catalogId(key), picture_id: pictureId(page) ?? 0, position })),
    ),
  )
}

/** Payments are known to the shop by code: the file sets their words and order, and which are offered. */
async function loadTerms(trx: Trx, channel_id: number, shop: ShopFolder) {
  await upsert(
    trx,
    'carriage_rate',
    ['region', 'carriage_kind'],
    shop['carriages.csv'].map(({ line: _line, ...row }) => row),
  )
  for (const [position, { code, name, description, is_show }] of shop['payments.csv'].entries()) {
    await trx.updateTable('payment').set({ name, description, is_show, position }).where('code', '=', code).execute()
  }
  for (const { line: _line, valid_from, valid_to, code, ...row } of shop['coupons.csv']) {
    const terms = { ...row, valid_from: startOfDay(valid_from)!, valid_to: endOfDay(valid_to) }
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
