import { computeSignature } from '../../platform/secret/signature.rules'
import type { TransactionBook } from './transaction-book'
import { outcomeOf } from './transaction.rules'

/** Sends a notification to the shop. Resolves to true once the shop has accepted it. */
export type Notify = (body: object) => Promise<boolean>

const retryAfterMs = [0, 2_000, 10_000, 60_000, 300_000]
type Waiting = { id: string; dueAt: number; attempts: number }

/**
 * Sends the shop signed notifications about transactions. Retries after each delay in `retryAfterMs`, until
 * the shop accepts or the delays run out.
 */
export function openNotifications(book: TransactionBook, now: () => Date, key: string, notify: Notify) {
  const waiting = new Map<string, Waiting>()
  const tell = (id: string, delayMs = 0) =>
    void waiting.set(id, { id, dueAt: now().getTime() + delayMs, attempts: 0 })

  async function deliver({ id, attempts }: Waiting): Promise<void> {
    const transaction = book.find(id)
    if (!transaction) return
    const { order_no, amount } = transaction
    const result = outcomeOf(transaction) === 'authorised' ? 'authorised' : 'failed'
    const fields = { order_no, transaction_id: id, amount, result }
    const isTaken = await notify({ ...fields, signature: computeSignature(fields, key) }).catch(() => false)
    const next = retryAfterMs[attempts + 1]
    if (!isTaken && next !== undefined)
      waiting.set(id, { id, dueAt: now().getTime() + next, attempts: attempts + 1 })
  }

  return {
    tell,
    async deliverDue(): Promise<void> {
      const due = [...waiting.values()].filter(({ dueAt }) => dueAt <= now().getTime())
      for (const one of due) waiting.delete(one.id)
      for (const one of due) await deliver(one)
    },
  }
}
