import { listQaCategories } from '@storefront/contracts'
import { Expiring } from '../../platform/http/response/expiring'
import { serve, type Api } from '../../platform/http/serve'
import { fetchQaCategories } from './qa-category.sql'

export function qaCategoryRoutes(app: Api): void {
  serve(
    app,
    listQaCategories,
    async ({ readDb, channel }) =>
      new Expiring({ data: await fetchQaCategories(readDb, channel.id) }, undefined, []),
    { isShared: true },
  )
}
