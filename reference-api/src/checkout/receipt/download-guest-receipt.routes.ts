import { downloadGuestReceipt } from '@storefront/contracts'
import { suggestFile } from '../../http/reply-headers'
import { serve, type Api } from '../../http/serve'
import { Rejection } from '../../http/rejection'
import { findOrderByNumber } from '../../order/order.sql'
import { hashToken } from '../../secret/token.rules'
import { issueReceipt } from './issue-receipt.command'

/** The receipt of an order, for whoever holds a guest's link. */
export function downloadGuestReceiptRoutes(app: Api): void {
  serve(app, downloadGuestReceipt, async ({ db, channel, params, query, clock, reply }) => {
    const order = await findOrderByNumber(db, channel.id, params.no)
    if (!order || order.receipt_token_hash !== hashToken(query.t)) throw receiptUnknown()
    const pdf = await issueReceipt(db, order, { channelId: channel.id, now: clock.now() })
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    void reply.header('cache-control', 'no-store')
    return pdf
  })
}

const unknownWords =
  'ご注文番号と領収書コードの組み合わせが見つかりません。ご注文の確認メールに記載のとおりに入力してください'

/** Says neither whether the number nor whether the code is wrong. */
const receiptUnknown = () => new Rejection(404, 'order.receipt.unknown', unknownWords, { t: [unknownWords] })
