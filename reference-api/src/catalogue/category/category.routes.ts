import { getCategoryHierarchy } from '@storefront/contracts'
import { writeWhole } from '../../platform/paging/answer-list'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { categoryTree } from './category.rules'
import { fetchCategories, fetchCategoryMemberships } from './category.sql'

export function categoryRoutes(app: Api): void {
  serveShared(app, getCategoryHierarchy, async ({ readDb, channel, query, reply }) => {
    const rows = await fetchCategories(readDb, channel.id, query.table)
    const memberships = query.table === 'products' ? await fetchCategoryMemberships(readDb, channel.id) : []
    writeWhole(reply, rows.length)
    return new Expiring({ data: categoryTree(rows, memberships) }, undefined, [])
  })
}
