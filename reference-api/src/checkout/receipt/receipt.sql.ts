import type { Db } from '../../platform/database/db'

type Words = { receipt_name: string | null; receipt_proviso: string | null }

/** Marks the order's first receipt as issued. Of two concurrent calls, one gets a copy. */
export async function markReceiptIssued(
  trx: Db,
  orderId: number,
  now: Date,
): Promise<{ isCopy: boolean; words: Words }> {
  const first = await trx
    .updateTable('order')
    .set({ receipt_issued_at: now })
    .where('id', '=', orderId)
    .where('receipt_issued_at', 'is', null)
    .returning(['receipt_name', 'receipt_proviso'])
    .executeTakeFirst()
  if (first) return { isCopy: false, words: first }
  const words = await trx
    .selectFrom('order')
    .select(['receipt_name', 'receipt_proviso'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { isCopy: true, words }
}

/** Changes the receipt's wording. Returns false if a receipt has already been issued. */
export async function nameReceipt(db: Db, orderId: number, words: Words): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order')
    .set(words)
    .where('id', '=', orderId)
    .where('receipt_issued_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
