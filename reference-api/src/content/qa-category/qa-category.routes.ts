import { listQaCategories } from '@storefront/contracts'
import { writeWhole } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { fetchQaCategories } from './qa-category.sql'

export function qaCategoryRoutes(app: Api): void {
  serve(app, listQaCategories, async ({ readDb, channel, reply }) => {
    const categories = await fetchQaCategories(readDb, channel.id)
    writeWhole(reply, categories.length)
    return { data: categories }
  })
}
