import { listQaCategories } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { fetchQaCategories } from './qa-category.sql'

export function qaCategoryRoutes(app: Api): void {
  serve(app, listQaCategories, async ({ readDb, channel }) => ({
    data: await fetchQaCategories(readDb, channel.id),
  }))
}
