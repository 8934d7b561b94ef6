import { sql, type Kysely } from 'kysely'

/** Wallets in the browser's payment sheet. A shop offers none of them until it adds them to its own list. */
const wallets = [
  ['apple_pay', 'Apple Pay', 'お使いの端末のApple Payでお支払いください。'],
  ['google_pay', 'Google Pay', 'Googleアカウントのお支払い方法でお支払いください。'],
] as const

const firstPosition = 14

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [index, [code, name, description]] of wallets.entries())
    await sql`insert into payment (code, kind, name, description, payment_service_code, options, position, is_show)
      values (${code}, 'wallet', ${name}, ${description}, 'sandbox', '[]', ${firstPosition + index}, false)`.execute(
      db,
    )
}
