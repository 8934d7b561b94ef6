import { writeProductReview } from '@storefront/contracts'
import { refuseProblems, Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { isReviewable } from '../order/order-status.rules'
import { pageFormProblems } from '../page-form/page-form.sql'
import { findBoughtLine, insertReview } from './written-review.sql'

export function writeProductReviewRoutes(app: Api): void {
  serve(app, writeProductReview, async ({ db, channel, member, body, clock }) => {
    const { order_line_id, nickname, rating, title, purpose, age_band } = body
    const line = await findBoughtLine(db, member.id, order_line_id)
    if (!line) throw new Rejection(404, 'order.not_found', 'ご注文が見つかりません。')
    if (!isReviewable(line.status))
      throw new Rejection(422, 'product_review.not_sent', '商品の発送後に、レビューをお書きいただけます。')
    refuseProblems(await pageFormProblems(db, channel.id, 'review', body))
    const written = await insertReview(db, {
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
    })
    if (!written)
      throw new Rejection(
        422,
        'product_review.already_written',
        'この商品のレビューは、すでにお書きいただいています。',
      )
    return { id: written.id, state: 'held' as const }
  })
}
