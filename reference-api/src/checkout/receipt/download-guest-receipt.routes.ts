import { checkGuestReceipt, downloadGuestReceipt } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { suggestFile } from '../../platform/http/reply-headers'
import { serve, type Api } from '../../platform/http/serve'
import { Rejection } from '../../platform/http/rejection'
import { findOrderByNumber, mayHaveReceipt } from '../../order/order/order.sql'
import { hashToken } from '../../platform/secret/token.rules'
import { issueReceipt, receiptNotAvailable } from './issue-receipt.command'

/** Serves an order's receipt to anyone with the guest's receipt link. */
export function downloadGuestReceiptRoutes(app: Api): void {
  serve(app, checkGuestReceipt, async ({ db, channel, params, query }) => {
    const order = await findGuestOrder(db, { channelId: channel.id, no: params.no, token: query.t })
    if (!(await mayHaveReceipt(db, order))) throw receiptNotAvailable()
  })

  serve(app, downloadGuestReceipt, async ({ db, channel, params, query, clock, reply }) => {
    const order = await findGuestOrder(db, { channelId: channel.id, no: params.no, token: query.t })
    const pdf = await issueReceipt(db, order, { channelId: channel.id, now: clock.now() })
    suggestFile(reply, `領収書_${order.order_no}.pdf`, 'application/pdf')
    void reply.header('cache-control', 'no-store')
    return pdf
  })
}

type Asked = { channelId: number; no: string; token: string }

async function findGuestOrder(db: Db, { channelId, no, token }: Asked) {
  const order = await findOrderByNumber(db, channelId, no)
  if (!order || order.receipt_token_hash !== hashToken(token)) throw receiptUnknown()
  return order
}

const unknownWords =
  'ご注文番号と領収書コードの組み合わせが見つかりません。ご注文の確認メールに記載のとおりに入力してください'

/** Creates the 404 error, which doesn't reveal whether the order number or the token is wrong. */
const receiptUnknown = () => new Rejection(404, 'order.receipt.unknown', unknownWords, { t: [unknownWords] })
