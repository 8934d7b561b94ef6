import { deleteProductRequest, listProductRequests, requestProduct } from '@storefront/contracts'
import { checkEmail, checkMaxLength, checkRequired } from '@storefront/locale-ja'
import { checkFields } from '../http/field-check.rules'
import { writePaging } from '../http/reply-headers'
import { pageOf, wholeNumber } from '../http/paging.rules'
import { isProductOf } from '../product/product.sql'
import { limitHits } from '../rate-limit/rate-limit.command'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import type { Services } from '../services'
import { lockMember } from '../account/account-lock.sql'
import {
  addProductRequest,
  countProductRequests,
  fetchProductRequests,
  removeProductRequest,
  type NewProductRequest,
} from './product-request.sql'

const requestLimit = 100

/** A member's requests are listed in my page, so they are no more than anybody reads there. */
async function addRequestOf(
  memberId: number,
  db: Services['db'],
  request: NewProductRequest,
): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if ((await countProductRequests(trx, memberId)) >= requestLimit) {
      const message = `リクエストは${requestLimit}件まで登録できます。リクエスト履歴から不要なものを削除してからもう一度お試しください`
      throw new Rejection(422, 'product_request.limit', message)
    }
    return addProductRequest(trx, request)
  })
}

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
    if (body.product_id != null && !(await isProductOf(db, channel.id, body.product_id)))
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
    return member ? addRequestOf(member.id, db, request) : addProductRequest(db, request)
  })

  serve(app, listProductRequests, async ({ db, member, query, reply }) => {
    const page = pageOf(query)
    const { total, data } = await fetchProductRequests(db, member.id, page)
    writePaging(reply, page, total)
    return { data }
  })

  serve(app, deleteProductRequest, async ({ db, member, params }) => {
    if (!(await removeProductRequest(db, member.id, wholeNumber(params.id))))
      throw new Rejection(404, 'product_request.not_found', 'リクエスト履歴が見つかりません')
  })
}
