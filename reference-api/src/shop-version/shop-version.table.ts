import type { Generated } from 'kysely'
import type { Id } from '../database/column'

/** One of the rows that transactions count their changes in; their sum is the shop's version. */
export type ShopVersionTable = { id: Id; shop: Generated<number>; stock: Generated<number> }

/** Two equal ones mean: nothing that the shop shows (or of its stock) has changed between them. */
export type ShopVersion = { shop: string; stock: string }
