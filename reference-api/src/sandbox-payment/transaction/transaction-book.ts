import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { atTime, type Transaction } from './transaction.rules'

export type TransactionBook = ReturnType<typeof openTransactionBook>

/** Opens the service's transactions, which are kept in memory and appended to a file. */
export function openTransactionBook(now: () => Date, file?: string, known: readonly Transaction[] = []) {
  const byId = new Map<string, Transaction>()
  const idOfOrder = new Map<string, string>()
  const remember = (transaction: Transaction) => {
    byId.set(transaction.id, transaction)
    idOfOrder.set(transaction.order_no, transaction.id)
  }
  known.forEach(remember)
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) remember(readLine(line))

  function write(transaction: Transaction): Transaction {
    remember(transaction)
    if (file) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(transaction)}\n`)
    }
    return transaction
  }

  /** Returns a transaction in its current state. A state that changed through time alone is saved first. */
  function find(id: string): Transaction | undefined {
    const known = byId.get(id)
    if (!known) return undefined
    const current = atTime(known, now())
    return current === known ? known : write(current)
  }

  return {
    write,
    find,
    list: () => [...byId.values()],
    findOfOrder: (orderNo: string) => find(idOfOrder.get(orderNo) ?? ''),
  }
}

const readLine = (line: string) => JSON.parse(line) as Transaction
