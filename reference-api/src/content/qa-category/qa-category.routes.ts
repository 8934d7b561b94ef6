import { listQaCategories } from '@storefront/contracts'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchQaCategories } from './qa-category.sql'

export function qaCategoryRoutes(app: Api): void {
  serveShared(
    app,
    listQaCategories,
    async ({ readDb, channel }) =>
      new Expiring({ data: await fetchQaCategories(readDb, channel.id) }, undefined, []),
  )
}
