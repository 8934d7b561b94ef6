import { sql, type Kysely } from 'kysely'

/** A shop offers none of these wallets until it adds them to its own list. */
const wallets = [
  ['paypay', 'PayPay', 'PayPayの画面に移ってお支払いください。'],
  ['amazon_pay', 'Amazon Pay', 'Amazonアカウントに登録のお支払い方法をお使いいただけます。'],
  ['rakuten_pay', '楽天ペイ', '楽天会員のお支払い方法とポイントをお使いいただけます。'],
  ['d_barai', 'd払い', 'ドコモの電話料金とまとめて、またはdアカウントのお支払い方法でお支払いください。'],
] as const

const firstPosition = 10

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment drop constraint payment_kind_check, add constraint payment_kind_check check
    (kind in ('card', 'wallet', 'convenience_store', 'bank_transfer', 'deferred', 'cash_on_delivery', 'free'))`.execute(
    db,
  )
  await sql`alter table order_payment drop constraint order_payment_status_check,
    add constraint order_payment_status_check check
      (status in ('requested', 'challenged', 'authorised', 'captured', 'refused', 'voided', 'review')) not valid,
    add column refunded integer not null default 0 check (refunded >= 0)`.execute(db)
  for (const [index, [code, name, description]] of wallets.entries())
    await sql`insert into payment (code, kind, name, description, payment_service_code, options, position, is_show)
      values (${code}, 'wallet', ${name}, ${description}, 'sandbox', '[]', ${firstPosition + index}, false)`.execute(
      db,
    )
}
