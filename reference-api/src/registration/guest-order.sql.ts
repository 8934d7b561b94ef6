import type { Db } from '../database/db'

/** A guest's order becomes the one of who has registered by it; a member's stays. */
export async function giveOrderToMember(trx: Db, orderId: number, userAccountId: number): Promise<void> {
  await trx
    .updateTable('order')
    .set({ user_account_id: userAccountId })
    .where('id', '=', orderId)
    .where('user_account_id', 'is', null)
    .where('erased_at', 'is', null)
    .execute()
}
