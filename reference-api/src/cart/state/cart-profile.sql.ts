import type { Expression } from 'kysely'
import type { Db } from '../../platform/database/db'
import type { CartPersonal } from './cart-state.table'

export const profileRow = (db: Db, memberId: Expression<number | null>) =>
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
      'user_account.corporation',
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

/**
 * Builds the orderer from the member: name and birthday from the account, the rest from the member's own
 * address.
 */
export function toProfile(row: ProfileRow): NonNullable<CartPersonal['profile']> {
  const {
    birthday,
    corporation,
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
    return { orderer: null, birthday, corporation }
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
    corporation,
  }
}
