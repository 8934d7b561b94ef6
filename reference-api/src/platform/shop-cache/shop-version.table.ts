import type { Generated } from 'kysely'
import type { Id } from '../database/column'

/** Transactions spread their change counts over several rows. The shop's version is the sum. */
export type ShopVersionTable = { id: Id; shop: Generated<number>; stock: Generated<number> }

/**
 * A change that a transaction made. Tags are `product:<id>` for the stock of a product's model, `list` for
 * what lists find, `reviews`, and `all`.
 */
export type ShopChangeTable = { xid: Generated<string>; tag: string; noted_at: Generated<Date> }
