import type { Kysely } from 'kysely'
import { buildIndex } from '../upgrade/build-index.sql'

export const outsideTransaction = true

/** Speeds up finding orders by email, because each address may use a coupon only once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, { name: 'order_email', on: '"order" (lower(email))' })
}
