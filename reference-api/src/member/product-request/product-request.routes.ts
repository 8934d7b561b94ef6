import { deleteProductRequest, listProductRequests, requestProduct } from '@storefront/contracts'
import { checkEmail, checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../../platform/http/field-check.rules'
import { answerPage } from '../../platform/paging/answer-list'
import { deleteOwnRow } from '../../account/account/own-row.sql'
import { pathId } from '../../platform/http/path-id.rules'
import { hasProduct } from '../../catalogue/product/product.sql'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { addRequestOfMember } from './add-product-request.command'
import { addProductRequest, fetchProductRequests } from './product-request.sql'

export function productRequestRoutes(app: Api): void {
  serve(app, requestProduct, async (call) => {
    const { db, channel, member, body, clock } = call
    await limitHits(call, `product-request:${call.request.ip}`, { hits: 20, windowSeconds: 600 })
    checkFields(body, {
      product_name: ['商品名', checkRequired, checkMaxLength(100)],
      maker_name: ['メーカー名', checkMaxLength(100)],
      url: ['参考URL', checkMaxLength(500)],
      body: ['ご要望', checkMaxLength(1000)],
      ...(member ? {} : { email: ['メールアドレス', checkRequired, checkEmail] as const }),
    })
    if (body.product_id != null && !(await hasProduct(db, channel.id, body.product_id)))
      throw new Rejection(404, 'product.not_found', '商品が見つかりません')
    const request = {
      channel_id: channel.id,
      user_account_id: member?.id ?? null,
      product_id: body.product_id ?? null,
      product_name: body.product_name.trim(),
      maker_name: body.maker_name ?? '',
      url: body.url ?? '',
      body: body.body ?? '',
      email: body.email ?? null,
      requested_at: clock.now(),
    }
    return member ? addRequestOfMember(db, member.id, request) : addProductRequest(db, request)
  })

  serve(app, listProductRequests, async (call) =>
    answerPage(call, (page) => fetchProductRequests(call.db, call.member.id, page)),
  )

  serve(app, deleteProductRequest, async ({ db, member, params }) => {
    if (!(await deleteOwnRow(db, 'product_request', member.id, pathId(params.id))))
      throw new Rejection(404, 'product_request.not_found', 'リクエスト履歴が見つかりません')
  })
}
