import type { PaymentKind } from '@storefront/contracts'
import type { Generated, Kysely } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../database/column'
import type { Database } from '../database/schema'

export type PaymentTable = {
  id: Id
  code: string
  kind: PaymentKind
  name: string
  description: string
  payment_service_code: Nullable<string>
  options: GeneratedJson<{ code: string; name: string }[]>
  position: number
  is_show: Generated<boolean>
}

/** What a channel says of a payment; a channel without a row offers it as it stands. */
export type ChannelPaymentTable = {
  channel_id: number
  payment_id: number
  name: string
  description: string
  is_show: boolean
  position: number
}

export type PaymentRow = Awaited<ReturnType<typeof listShownPayments>>[number]

export const listShownPayments = (db: Kysely<Database>, channelId: number) =>
  db
    .selectFrom('payment')
    .leftJoin('channel_payment as own', (join) =>
      join.onRef('own.payment_id', '=', 'payment.id').on('own.channel_id', '=', channelId),
    )
    .select(({ fn }) => [
      'payment.id',
      'code',
      'kind',
      'payment_service_code',
      'options',
      fn.coalesce('own.name', 'payment.name').as('name'),
      fn.coalesce('own.description', 'payment.description').as('description'),
    ])
    .where(({ eb, fn }) => eb(fn.coalesce('own.is_show', 'payment.is_show'), '=', true))
    .orderBy(({ fn }) => fn.coalesce('own.position', 'payment.position'))
    .orderBy('payment.id')
    .execute()
