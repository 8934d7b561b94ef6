import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { DepositTable } from './deposit.table'

export const listDeposits = (db: Db, orderId: number) =>
  db.selectFrom('deposit').select(['deposit_id', 'amount']).where('order_id', '=', orderId).execute()

export const insertDeposit = (trx: Db, row: Insertable<DepositTable>) =>
  trx.insertInto('deposit').values(row).execute()
