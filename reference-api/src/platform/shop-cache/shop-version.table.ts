import type { Generated } from 'kysely'
import type { Id } from '../database/column'

/** Transactions spread their change counts over several rows. The shop's version is the sum. */
export type ShopVersionTable = { id: Id; shop: Generated<number>; stock: Generated<number> }

/** If two versions are equal, none of the shop's content (or none of its stock) has changed in between. */
export type ShopVersion = { shop: string; stock: string }
