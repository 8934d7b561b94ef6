import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionBuilder } from 'kysely'
import pg from 'pg'

type Connected = (error: Error | undefined) => void

const transaction = new AsyncLocalStorage<true>()

/**
 * Rejects queries made outside the transaction that awaits them. The embedded database has only one
 * connection, so such a query would deadlock there.
 */
export function refuseSecondConnections() {
  const { execute } = TransactionBuilder.prototype
  TransactionBuilder.prototype.execute = function (callback) {
    return execute.call(this, (trx) => transaction.run(true, () => callback(trx as never))) as never
  }
  const connect = pg.Pool.prototype.connect as (done?: Connected) => Promise<pg.PoolClient>
  pg.Pool.prototype.connect = function (this: pg.Pool, done?: Connected) {
    if (!transaction.getStore()) return connect.call(this, done)
    const refusal = new Error('A query beside its own transaction: use the trx that it was given')
    return done ? done(refusal) : Promise.reject(refusal)
  } as typeof pg.Pool.prototype.connect
}
