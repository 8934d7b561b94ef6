import type { Db } from '../platform/database/db'
import { refreshAvailability } from '../catalogue/product/product-facet.sql'
import type { Clock } from '../services'
import type { Storage } from '../platform/storage/storage'
import { foodWarnings } from './food/food-check.rules'
import { readSearchRows } from './goods/search-words.rules'
import type { ImportProblem } from './format/import-problem.rules'
import { channelWriter } from './load/channel-writer.sql'
import { loadCatalogue, loadProductCompany } from './load/load-catalogue.sql'
import { loadContent } from './load/load-content.sql'
import { loadMembers } from './load/load-members.sql'
import { loadOccasions } from './load/load-occasions.sql'
import { loadPictures } from './load/load-pictures.sql'
import { loadProducts } from './load/load-products.sql'
import { loadSchools } from './load-schools.sql'
import { loadSite } from './load/load-site.sql'
import { hashNewMembers } from './load/new-members.sql'
import { readShopFolder } from './read-shop-folder'
import { saveFiles } from './load/save-files'
import { savePictures } from './load/save-pictures'

export type ImportTarget = {
  db: Db
  storage: Storage
  clock: Clock
  /** Target channel code. Defaults to the code in shop.yaml. */
  channel?: string
}

export type ImportResult = {
  channel: string
  products: number
  pictures: number
  members: number
  /** Problems in the imported shop that staff should review: texts that contradict a food's allergens. */
  warnings: readonly ImportProblem[]
}

/**
 * Reads a shop folder and imports it in one transaction, all or nothing. Importing again updates rows by key,
 * preserves stock, members and orders, and deletes nothing. Throws a ShopImportError that lists every problem
 * in the folder.
 */
export async function importShop(
  folder: string,
  { db, storage, clock, channel }: ImportTarget,
): Promise<ImportResult> {
  const shop = await readShopFolder(folder)
  const { name } = shop['shop.yaml']
  const code = channel ?? shop['shop.yaml'].channel
  const now = clock.now()
  const pictures = await savePictures(db, storage, shop)
  const files = await saveFiles(storage, shop)
  const members = await hashNewMembers(db, code, shop['members.yaml'])
  const search = readSearchRows(shop)

  const channelId = await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('channel')
      .values({ code, name })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const writer = channelWriter(trx, id)
    const loadedPictures = await loadPictures(trx, pictures)
    await loadCatalogue(writer, shop, loadedPictures)
    await loadProducts(writer, shop, { pictures: loadedPictures, search, now })
    await loadProductCompany(writer, shop)
    await loadOccasions(writer, shop, loadedPictures)
    await loadSchools(writer, shop)
    await loadSite(writer, shop, loadedPictures, files)
    await loadContent(writer, shop, loadedPictures)
    await loadMembers(trx, id, members, now)
    return id
  })
  await refreshAvailability(db, channelId)
  return {
    channel: code,
    products: shop['products.csv'].length,
    pictures: pictures.length,
    members: members.length,
    warnings: foodWarnings(shop),
  }
}
