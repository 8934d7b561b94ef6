import { toTokyoDay } from '@storefront/locale-ja'
import type { Kysely } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../database/schema'
import { carriageRates } from '../../delivery/carriage-rate.sql'
import { closedDays } from '../../delivery/closed-day.sql'
import { shownPayments } from '../../payment/payment.sql'
import { pointBalance } from '../../point-ledger/point-ledger.sql'
import { taxRateRows, taxRatesOf } from '../../tax-rate/tax-rate.sql'
import type { CartRow } from '../cart.table'
import type { CartTerms } from './cart-state.table'

/** What the shop asks of this cart today, and what it knows of the member, in one query. */
export async function loadCartTerms(
  db: Kysely<Database>,
  { channel_id, user_account_id: memberId }: CartRow,
  now: Date,
): Promise<CartTerms> {
  const today = toTokyoDay(now)
  const terms = await db
    .selectNoFrom([
      jsonArrayFrom(taxRateRows(db, channel_id, today)).as('tax'),
      jsonArrayFrom(carriageRates(db, channel_id)).as('carriage'),
      jsonArrayFrom(closedDays(db, channel_id, today)).as('closed'),
      jsonArrayFrom(shownPayments(db, channel_id)).as('payments'),
      jsonObjectFrom(pointBalance(db, memberId)).as('balance'),
      jsonObjectFrom(profileRow(db, memberId)).as('profile'),
    ])
    .executeTakeFirstOrThrow()
  return {
    taxRates: taxRatesOf(terms.tax),
    carriageRates: terms.carriage,
    closedDays: new Set(terms.closed.map(({ day }) => day)) as ReadonlySet<string>,
    payments: terms.payments,
    usablePoint: memberId === null ? null : (terms.balance?.point ?? 0),
    profile: terms.profile && profileOf(terms.profile),
  }
}

const profileRow = (db: Kysely<Database>, memberId: number | null) =>
  db
    .selectFrom('user_account')
    .leftJoin('user_address', (join) =>
      join
        .onRef('user_address.user_account_id', '=', 'user_account.id')
        .on('user_address.division_ct', '=', 1),
    )
    .select([
      'user_account.last_name',
      'user_account.first_name',
      'user_account.last_name_kana',
      'user_account.first_name_kana',
      'user_account.email',
      'user_account.birthday',
      'user_account.is_receive_newsletter',
      'user_address.postal_code',
      'user_address.prefecture',
      'user_address.city',
      'user_address.address1',
      'user_address.address2',
      'user_address.phone_number',
      'user_address.cell_phone_number',
    ])
    .where('user_account.id', '=', memberId)
    .limit(1)

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profileRow>['execute']>>[number]

/** The member as orderer: name and birthday from the account, the rest from the own address. */
function profileOf(row: ProfileRow): NonNullable<CartTerms['profile']> {
  const {
    birthday,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    cell_phone_number,
    is_receive_newsletter,
    ...account
  } = row
  const phone_number = row.phone_number || cell_phone_number
  if (!postal_code || !prefecture || !city || !phone_number || !account.last_name)
    return { orderer: null, birthday }
  const place = {
    postal_code,
    prefecture,
    city,
    address1: address1 ?? '',
    address2: address2 || null,
    phone_number,
  }
  return {
    orderer: { ...account, ...place, birthday, is_receive_newsletter: is_receive_newsletter === 1 },
    birthday,
  }
}
