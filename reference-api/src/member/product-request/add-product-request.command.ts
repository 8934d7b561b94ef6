import { withMemberLock } from '../../account/account/account-lock.sql'
import type { Db } from '../../platform/database/db'
import { Rejection } from '../../platform/http/rejection'
import { addProductRequest, countProductRequests, type NewProductRequest } from './product-request.sql'

const requestLimit = 100

/** Adds a member's request. Throws a 422 at the limit, which exists because My Page lists all requests. */
export const addRequestOfMember = (
  db: Db,
  memberId: number,
  request: NewProductRequest,
): Promise<{ id: number }> =>
  withMemberLock(db, memberId, async (trx) => {
    if ((await countProductRequests(trx, memberId)) >= requestLimit) {
      const message = `リクエストは${requestLimit}件まで登録できます。リクエスト履歴から不要なものを削除してからもう一度お試しください`
      throw new Rejection(422, 'product_request.limit', message)
    }
    return addProductRequest(trx, request)
  })
