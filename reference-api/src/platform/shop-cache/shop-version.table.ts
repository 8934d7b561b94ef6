import type { Generated } from 'kysely'
import type { Id } from '../database/column'

/** Transactions spread their change counts over several rows. The shop's version is the sum. */
export type ShopVersionTable = { id: Id; shop: Generated<number>; stock: Generated<number> }

/**
 * A change that a transaction made. Tags are `product:<id>` for the stock of a product's model, `list` for
 * what lists find, `reviews`, and `all`.
 */
export type ShopChangeTable = { xid: Generated<string>; tag: string; noted_at: Generated<Date> }

/**
 * The shop as a request finds it. If `shop` is equal in two versions, none of the shop's content has changed
 * in between, and none of its stock if `stock` is. `at` counts the changes that this process has seen.
 */
export type ShopVersion = { shop: string; stock: string; at: number }
