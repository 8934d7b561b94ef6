import { listQaCategories } from '@storefront/contracts'
import { writeWhole } from '../paging.rules'
import { serve, type Api } from '../serve'
import { fetchQaCategories } from './qa-category.sql'

export function qaCategoryRoutes(app: Api): void {
  serve(app, listQaCategories, async ({ readDb, channel, reply }) => {
    const categories = await fetchQaCategories(readDb, channel.id)
    writeWhole(reply, categories.length)
    return { data: categories }
  })
}
