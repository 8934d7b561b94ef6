import { nameOrderReceipt } from '@storefront/contracts'
import { checkMaxLength, checkPrintable, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { findMemberOrder } from '../../order/order/order-list.sql'
import { parseOrderId, orderNotFound } from '../../order/order/order-status.rules'
import { fetchOrderDetail } from '../../order/order/order-view.sql'
import { mayHaveReceipt } from '../../order/order/order.sql'
import { receiptNotAvailable } from './issue-receipt.command'
import { nameReceipt } from './receipt.sql'

/** Lets the member change the addressee and proviso until the first receipt is issued. */
export function nameOrderReceiptRoutes(app: Api): void {
  serve(app, nameOrderReceipt, async ({ db, config, member, params, body }) => {
    checkFields(body, {
      receipt_name: ['宛名', checkRequired, checkMaxLength(40), checkPrintable],
      receipt_proviso: ['但し書き', checkRequired, checkMaxLength(40), checkPrintable],
    })
    const order = await findMemberOrder(db, member.id, parseOrderId(params.id))
    if (!order) throw orderNotFound()
    if (!(await mayHaveReceipt(db, order))) throw receiptNotAvailable()
    const words = { receipt_name: body.receipt_name.trim(), receipt_proviso: body.receipt_proviso.trim() }
    if (!(await nameReceipt(db, order.id, words)))
      throw new Rejection(
        422,
        'order.receipt.issued',
        '領収書はすでに発行されています。宛名と但し書きは変更できません。',
      )
    return fetchOrderDetail(db, { config }, { ...order, ...words })
  })
}
