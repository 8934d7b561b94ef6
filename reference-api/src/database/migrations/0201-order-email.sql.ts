import type { Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Finds orders by mail address: each address uses a coupon once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, { name: 'order_email', on: '"order" (lower(email))' })
}
