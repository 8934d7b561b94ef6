import { sql } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { OrderRow } from '../../order/order/order.table'
import { holdingDays } from './unpaid-order.rules'

/** Members are identified by their account, guests by email address and IP address together. */
type Holder = Pick<OrderRow, 'channel_id' | 'user_account_id' | 'email' | 'address_mark'>

/** Returns the texts to lock, which serialise concurrent orders of the same orderer or IP address. */
export const toHolderLocks = ({ user_account_id, email, address_mark }: Omit<Holder, 'channel_id'>) => ({
  orderer: user_account_id === null ? email.toLowerCase() : `account ${user_account_id}`,
  address: address_mark ?? '',
})

/**
 * Counts orders that hold stock but are unpaid at `now` (see `holdsUnpaid`), for this orderer and for this IP
 * address.
 */
export async function countUnpaidOrders(trx: Db, holder: Holder, now: Date) {
  const after = (days: number) =>
    sql`ordered_at > ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  const { channel_id, user_account_id, email, address_mark } = holder
  const isOfOrderer =
    user_account_id === null
      ? sql<boolean>`channel_id = ${channel_id} and lower(email) = ${email.toLowerCase()} and user_account_id is null and address_mark is not distinct from ${address_mark}::text`
      : sql<boolean>`user_account_id = ${user_account_id}`
  const isOfAddress = sql<boolean>`address_mark = ${address_mark} and ${after(holdingDays.ofAddress)}`
  const isOnDelivery = sql`payment_kind = 'cash_on_delivery' and user_account_id is null and ${after(holdingDays.onDelivery)}`
  const row = await trx
    .selectFrom('order')
    .select([
      sql<number>`count(*) filter (where ${isOfOrderer})`.as('ofOrderer'),
      sql<number>`count(*) filter (where ${isOfAddress})`.as('ofAddress'),
    ])
    .where(sql<boolean>`((${isOfOrderer}) or (${isOfAddress}))`)
    .where('status', 'in', ['waiting_deposit', 'accepted'])
    .where(sql<boolean>`(status = 'waiting_deposit' or (${isOnDelivery}))`)
    .where(sql<boolean>`${after(holdingDays.ofOrderer)}`)
    .executeTakeFirstOrThrow()
  return { ofOrderer: Number(row.ofOrderer), ofAddress: Number(row.ofAddress) }
}
