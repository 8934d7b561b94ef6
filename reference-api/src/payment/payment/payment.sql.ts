import type { Db } from '../../platform/database/db'

export const shownPayments = (db: Db, channelId: number) =>
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

export async function findPaymentCode(db: Db, id: number): Promise<string> {
  return (await db.selectFrom('payment').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code
}

export const listShownPayments = (db: Db, channelId: number) => shownPayments(db, channelId).execute()
