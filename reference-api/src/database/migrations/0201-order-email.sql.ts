import type { Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Which orders name a mail: a coupon is used once by each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, { name: 'order_email', on: '"order" (lower(email))' })
}
