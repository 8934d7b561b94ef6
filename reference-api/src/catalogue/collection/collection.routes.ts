import { getCollection } from '@storefront/contracts'
import { writePaging } from '../../platform/paging/answer-list'
import { toPage } from '../../platform/paging/paging.rules'
import { productsPerPage } from '../product/search/product-page-size.rules'
import { favorite } from '../product/product.rules'
import { cachedViewer } from '../product/terms/product-terms.sql'
import { fetchProductSummaries } from '../product/product-summary.sql'
import { Expiring, tagsOfProducts } from '../../platform/http/response/expiring'
import { Rejection } from '../../platform/http/rejection'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchCollectionIds, findCollection } from './collection.sql'

export function collectionRoutes(app: Api): void {
  serveShared(
    app,
    getCollection,
    async (call) => {
      const { readDb, channel, params, query, reply } = call
      const collection = await findCollection(readDb, channel.id, params.alias)
      if (!collection) throw new Rejection(404, 'collection.not_found', '特集が見つかりません')
      const page = toPage(query, productsPerPage)
      const all = await fetchCollectionIds(readDb, collection.id)
      // `max_page_size` limits the number of pages. With a value of 1, only the first page exists (§7).
      const ids = query.max_page_size ? all.slice(0, Math.max(query.max_page_size, 1) * page.per) : all
      writePaging(reply, page, ids.length)
      const shown = ids.slice(page.offset, page.offset + page.per)
      const data = await fetchProductSummaries(readDb, shown, await cachedViewer(call))
      return new Expiring({ ...collection, data }, undefined, tagsOfProducts(shown))
    },
    { flags: [favorite] },
  )
}
