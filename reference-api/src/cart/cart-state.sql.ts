import type { CartOrderer } from '@storefront/contracts'
import { toTokyoDay } from '@storefront/locale-ja'
import type { Kysely } from 'kysely'
import { listCartCoupons } from '../coupon/coupon.sql'
import type { Database } from '../database/schema'
import { listShownPayments } from '../payment/payment.sql'
import { usablePoint } from '../point-ledger/point-ledger.sql'
import { listClosedDays } from '../delivery/closed-day.sql'
import { fetchTaxRates } from '../tax-rate/tax-rate.sql'
import { listCarriageRates } from '../delivery/carriage-rate.sql'
import { listCartAccessories, listCartLines } from './line/cart-line.sql'
import { listAccessories, listCartProducts, listSetComponents } from './line/cart-product.sql'
import { listCartPackings, listCartShippings } from './shipping/cart-shipping.sql'
import type { CartRow } from './cart.table'

export type CartState = Awaited<ReturnType<typeof loadCartState>>

/**
 * Everything that a cart's wire shape and money are made of; inside a change, on the transaction's handle.
 */
export async function loadCartState(db: Kysely<Database>, cart: CartRow, now: Date) {
  const lines = await listCartLines(db, cart.id)
  const accessories = await listCartAccessories(db, cart.id)
  const productIds = [...new Set(lines.map((line) => line.product_id))]
  const memberId = cart.user_account_id
  return {
    cart,
    now,
    lines,
    accessories,
    products: new Map((await listCartProducts(db, productIds)).map((product) => [product.id, product])),
    components: await listSetComponents(db, productIds),
    accessoryGoods: new Map(
      (await listAccessories(db, [...new Set(accessories.map((one) => one.accessory_id))])).map((one) => [
        one.id,
        one,
      ]),
    ),
    shippings: await listCartShippings(db, cart.id),
    packings: await listCartPackings(db, cart.id),
    coupons: await listCartCoupons(db, cart.id, memberId),
    taxRates: await fetchTaxRates(db, cart.channel_id, toTokyoDay(now)),
    carriageRates: await listCarriageRates(db, cart.channel_id),
    closedDays: await listClosedDays(db, cart.channel_id, toTokyoDay(now)),
    payments: await listShownPayments(db, cart.channel_id),
    usablePoint: memberId === null ? null : await usablePoint(db, memberId),
    profile: memberId === null ? null : await findProfile(db, memberId),
  }
}

/** The member as orderer: name and birthday from the account, the rest from the own address. */
async function findProfile(
  db: Kysely<Database>,
  memberId: number,
): Promise<{ orderer: CartOrderer | null; birthday: string | null } | null> {
  const row = await db
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
    .executeTakeFirst()
  if (!row) return null
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
