import { listProductReviews } from '@storefront/contracts'
import { writePaging } from '../../platform/http/reply-headers'
import { toPage } from '../../platform/http/paging.rules'
import { Expiring } from '../../platform/http/response/expiring'
import { serve, type Api } from '../../platform/http/serve'
import { fetchReviewChoices, fetchReviews } from './product-review.sql'

export function productReviewRoutes(app: Api): void {
  serve(
    app,
    listProductReviews,
    async ({ readDb, channel, params, query, reply }) => {
      const page = toPage(query)
      const asked = { channelId: channel.id, productKey: params.key }
      const { total, data } = await fetchReviews(readDb, { ...asked, ...query }, page)
      writePaging(reply, page, total)
      return new Expiring({ data, ...(await fetchReviewChoices(readDb, asked)) }, undefined, ['reviews'])
    },
    { isShared: true },
  )
}
