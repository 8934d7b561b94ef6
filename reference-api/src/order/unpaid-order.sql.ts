import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

type Holder = { channel_id: number; email: string; address_mark: string | null; since: Date }

/** Those who place orders with one mail or from one address at once do so one after the other, until each is committed. */
export async function lockHolder(trx: Kysely<Database>, { email, address_mark }: Holder): Promise<void> {
  await sql`select pg_advisory_xact_lock(1, hashtext(${email.toLowerCase()}))`.execute(trx)
  await sql`select pg_advisory_xact_lock(2, hashtext(${address_mark ?? ''}))`.execute(trx)
}

/** Orders that hold stock unpaid: those that wait for their payment, and a guest's that are paid on delivery. */
export async function countUnpaidOrders(trx: Kysely<Database>, { channel_id, email, address_mark, since }: Holder) {
  const isOfMail = sql<boolean>`channel_id = ${channel_id} and lower(email) = ${email.toLowerCase()}`
  const isOfAddress = sql<boolean>`address_mark = ${address_mark}`
  const row = await trx
    .selectFrom('order')
    .select([sql<number>`count(*) filter (where ${isOfMail})`.as('ofMail'), sql<number>`count(*) filter (where ${isOfAddress})`.as('ofAddress')])
    .where(sql<boolean>`((${isOfMail}) or (${isOfAddress}))`)
    .where('status', 'in', ['pending_payment', 'waiting_deposit', 'accepted'])
    .where('ordered_at', '>', since.toISOString())
    .where((where) =>
      where.or([where('status', '<>', 'accepted'), where.and([where('payment_kind', '=', 'cash_on_delivery'), where('user_account_id', 'is', null)])]),
    )
    .executeTakeFirstOrThrow()
  return { ofMail: Number(row.ofMail), ofAddress: Number(row.ofAddress) }
}
