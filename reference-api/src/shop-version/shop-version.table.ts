import type { Generated } from 'kysely'
import type { Id } from '../database/column'

/** One of the rows in which transactions count their changes; their sum is the shop's version. */
export type ShopVersionTable = { id: Id; shop: Generated<number>; stock: Generated<number> }

/** Equal versions mean that no content of the shop (or none of its stock) has changed in between. */
export type ShopVersion = { shop: string; stock: string }
