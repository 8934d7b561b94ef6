import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { OrderTable } from './order.table'

export const insertOrder = (trx: Kysely<Database>, order: Insertable<OrderTable>) =>
  trx.insertInto('order').values(order).returningAll().executeTakeFirstOrThrow()
