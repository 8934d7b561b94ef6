import type { Db } from '../../platform/database/db'
import type { ProductRequestTable } from './product-request.table'
import type { Insertable } from 'kysely'
import type { Page } from '../../platform/http/paging.rules'

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
  const rows = db.selectFrom('product_request').where('product_request.user_account_id', '=', memberId)
  const total = await countProductRequests(db, memberId)
  const data = await rows
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
    .limit(page.per)
    .offset(page.offset)
    .execute()
  return { total, data }
}

export async function removeProductRequest(db: Db, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_request')
    .where('user_account_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
