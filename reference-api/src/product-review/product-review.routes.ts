import { listProductReviews } from '@storefront/contracts'
import { writePaging } from '../http/reply-headers'
import { pageOf } from '../http/paging.rules'
import { serve, type Api } from '../http/serve'
import { fetchReviews } from './product-review.sql'

export function productReviewRoutes(app: Api): void {
  serve(app, listProductReviews, async ({ readDb, channel, params, query, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchReviews(readDb, channel.id, params.key, query.sort ?? 'newest', page)
    writePaging(reply, page, total)
    return { data }
  })
}
