import type { Db } from '../../platform/database/db'

/** Assigns a guest's order to the new member. Does nothing if the order already belongs to a member. */
export async function giveOrderToMember(trx: Db, orderId: number, userAccountId: number): Promise<void> {
  await trx
    .updateTable('order')
    .set({ user_account_id: userAccountId })
    .where('id', '=', orderId)
    .where('user_account_id', 'is', null)
    .where('erased_at', 'is', null)
    .execute()
}
