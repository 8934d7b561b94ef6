import type { Services } from '../services'
import type { SandboxStatus } from '../sandbox-card/sandbox-card.table'
import { moveTransaction } from '../sandbox-card/sandbox-card.sql'
import { notifyShop } from './notify-shop.job'

/**
 * The shop is told twice: by the browser that returns, and by the notification that comes even if it never
 * does.
 */
export async function finishChallenge(
  { db, jobs }: Services,
  transactionId: string,
  status: SandboxStatus,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await moveTransaction(trx, transactionId, ['challenged'], status))
      await jobs.enqueue(trx, notifyShop, { transaction_id: transactionId })
  })
}
