import { listProductReviews } from '@storefront/contracts'
import { answerPage } from '../../platform/paging/answer-list'
import { Expiring } from '../../platform/http/response/expiring'
import type { Api } from '../../platform/http/serve'
import { serveShared } from '../../platform/http/serve-shared'
import { fetchReviewChoices, fetchReviews } from './product-review.sql'

export function productReviewRoutes(app: Api): void {
  serveShared(app, listProductReviews, async (call) => {
    const { readDb, channel, params, query } = call
    const asked = { channelId: channel.id, productKey: params.key }
    const reviews = await answerPage(call, (page) => fetchReviews(readDb, { ...asked, ...query }, page))
    const answer = { ...reviews, ...(await fetchReviewChoices(readDb, asked)) }
    return new Expiring(answer, undefined, ['reviews'])
  })
}
