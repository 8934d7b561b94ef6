import type { Db } from '../../platform/database/db'
import type { ProductRequestTable } from './product-request.table'
import type { Insertable } from 'kysely'
import { fetchPage } from '../../platform/paging/fetch-page.sql'
import type { Page } from '../../platform/paging/paging.rules'

export type NewProductRequest = Insertable<ProductRequestTable>

export async function addProductRequest(db: Db, request: NewProductRequest): Promise<{ id: number }> {
  return db.insertInto('product_request').values(request).returning('id').executeTakeFirstOrThrow()
}

export async function countProductRequests(db: Db, memberId: number): Promise<number> {
  const rows = db.selectFrom('product_request').where('user_account_id', '=', memberId)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

export async function fetchProductRequests(db: Db, memberId: number, page: Page) {
  const newest = db
    .selectFrom('product_request')
    .where('product_request.user_account_id', '=', memberId)
    .leftJoin('product', 'product.id', 'product_request.product_id')
    .select([
      'product_request.id',
      'product.key as product_key',
      'product_name',
      'maker_name',
      'product_request.url',
      'product_request.body',
      'requested_at',
    ])
    .orderBy('requested_at', 'desc')
    .orderBy('product_request.id', 'desc')
  return fetchPage(newest, page)
}
