import { startOfDay, endOfDay } from '../format/shop-day.rules'
import type { ShopFolder } from '../read/shop-folder'
import { inOrder, type ChannelWriter } from './channel-writer.sql'
import type { ShopPictures } from './load-pictures.sql'
import type { StoredFile } from './save-files'

type StoredFiles = ReadonlyMap<string, StoredFile>

const noFile = { file_name: null, file_storage_path: null, file_content_type: null }

export async function loadSite(
  writer: ChannelWriter,
  shop: ShopFolder,
  pictures: ShopPictures,
  files: StoredFiles,
): Promise<void> {
  await writer.upsert(
    'setting',
    Object.entries(shop['settings.yaml']).map(([key, value]) => ({ key, value })),
  )
  await writer.upsert('colorscheme', shop['colorschemes.yaml'])
  await writer.upsert('page_layout', shop['layouts.yaml'], 'page')
  await writer.upsert('page_form', shop['forms.yaml'], 'page')
  await writer.upsert('message', shop['messages.yaml'], 'code')
  await writer.upsertInOrder('gift_rule', shop['gift-rules.yaml'])
  await writer.upsertInOrder('free_area', shop['free-areas.yaml'], 'code')
  await writer.upsert('svg_content', shop.svgFiles, 'url')
  await writer.upsert('business_holiday', shop['business-holidays.csv'], 'day')
  await writer.upsert('carrier_holiday', shop['carrier-holidays.csv'], 'day')
  await loadNotices(writer, shop, pictures, files)
  await loadTerms(writer, shop)
}

async function loadNotices(
  writer: ChannelWriter,
  shop: ShopFolder,
  { idOf }: ShopPictures,
  files: StoredFiles,
) {
  const catalogs = shop['catalogs.csv']
  await writer.upsertInOrder(
    'banner',
    shop['banners.csv'].map(({ picture, file, show_from, show_to, ...row }) => ({
      ...row,
      picture_id: idOf(picture),
      ...(files.get(file ?? '') ?? noFile),
      show_from: startOfDay(show_from),
      show_to: endOfDay(show_to),
    })),
  )
  await writer.upsertInOrder(
    'popup',
    shop['popups.csv'].map(({ picture, show_from, show_to, ...row }) => ({
      ...row,
      picture_id: idOf(picture),
      show_from: startOfDay(show_from),
      show_to: endOfDay(show_to),
    })),
  )
  await writer.upsertInOrder(
    'catalog',
    catalogs.map(({ picture, pages: _pages, ...row }) => ({ ...row, picture_id: idOf(picture) })),
  )
  const catalogId = await writer.idsByKey('catalog')
  const replace = writer.replacerOf('catalog_id', catalogs, ({ key }) => catalogId(key))
  await replace('catalog_page', ({ key, pages }) =>
    inOrder(
      pages.map((page, index) => ({ picture_id: idOf(page) ?? 0, ...findPageWords(shop, key, index + 1) })),
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
async function loadTerms(writer: ChannelWriter, shop: ShopFolder) {
  const { trx, channel_id } = writer
  await writer.upsert('channel_carriage_rate', shop['carriages.csv'], 'region', 'carriage_kind')
  const paymentIds = new Map(
    (await trx.selectFrom('payment').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  )
  await writer.upsertInOrder(
    'channel_payment',
    shop['payments.csv'].map(({ code, ...row }) => ({ ...row, payment_id: paymentIds.get(code)! })),
    'payment_id',
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
