import { writeProductReview } from '@storefront/contracts'
import { refuseProblems, Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { isReviewable } from '../../order/order/order-status.rules'
import { pageFormProblems } from '../../page-form/page-form.sql'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { saveReview } from './save-review.command'
import { photoMissing, photosMax, tooManyPhotos } from './review-photo.rules'
import { listFreeUploads } from './review-photo.sql'
import { findBoughtLine } from './written-review.sql'

/** Rendering a review's photos is expensive, and no shopper posts more reviews than this. */
const perMember = { hits: 10, windowSeconds: 600 }

const alreadyWritten = () =>
  new Rejection(422, 'product_review.already_written', 'この商品のレビューは、すでにお書きいただいています。')

export function writeProductReviewRoutes(app: Api): void {
  serve(app, writeProductReview, async (call) => {
    const { db, channel, member, body, clock } = call
    const { order_line_id, nickname, rating, title, purpose, age_band } = body
    const line = await findBoughtLine(db, member.id, order_line_id)
    if (!line) throw new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')
    if (!isReviewable(line.status))
      throw new Rejection(422, 'product_review.not_sent', '商品の発送後に、レビューをお書きいただけます。')
    if (line.review_id !== null) throw alreadyWritten()
    const keys = [...new Set(body.file_keys ?? [])]
    const own = { channelId: channel.id, memberId: member.id, keys: keys.slice(0, photosMax) }
    const uploads = keys.length > 0 ? await listFreeUploads(db, own) : []
    const chosen = keys.flatMap((key) => uploads.find((upload) => upload.key === key) ?? [])
    refuseProblems(
      await pageFormProblems(db, channel.id, 'review', body),
      keys.length > photosMax ? tooManyPhotos : chosen.length < keys.length ? photoMissing : {},
    )
    await limitHits(call, `product-review:${member.id}`, perMember)
    const review = {
      product_id: line.product_id,
      user_account_id: member.id,
      order_line_id,
      nickname: nickname.trim(),
      rating,
      title: title.trim(),
      body: body.body.trim(),
      purpose: purpose || null,
      age_band: age_band || null,
      is_show: false,
      created_at: clock.now(),
    }
    const written = await saveReview(app.services, review, chosen)
    if (!written) throw alreadyWritten()
    return { id: written.id, state: 'held' as const }
  })
}
