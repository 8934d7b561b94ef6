import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema'

/** The pool, a replica or a transaction. */
export type Db = Kysely<Database>
export type Trx = Transaction<Database>
