import { sql, type Expression } from 'kysely'
import type { Db } from '../../platform/database/db'

const columns = [
  'coupon.id',
  'coupon.code',
  'coupon.name',
  'coupon.description',
  'coupon.discount_kind',
  'coupon.discount_value',
  'coupon.minimum_price',
  'coupon.valid_from',
  'coupon.valid_to',
  'coupon.is_member_only',
  'coupon.usage_limit',
  'coupon.used_count',
  'coupon.is_combinable',
  'coupon.is_for_exempt',
] as const

/** Counts uses that a failed payment would release. Counted only if the coupon has no other use left. */
const heldCount = sql<number>`case when coupon.used_count >= coupon.usage_limit then (
  select count(*)::integer from coupon_use join "order" on "order".id = coupon_use.order_id
  where coupon_use.coupon_id = coupon.id and "order".status = 'pending_payment') else 0 end`.as('held_count')

/**
 * Checks whether the coupon has been used by this account or email address. Each may use a coupon only once.
 */
export const isUsedBy = (memberId: Expression<number | null>, email: Expression<string | null>) =>
  // Two separate conditions so that each uses its own index, because a coupon may have a million uses.
  sql<boolean>`(exists (select 1 from coupon_use
      where coupon_use.coupon_id = coupon.id and coupon_use.user_account_id = ${memberId})
    or exists (select 1 from "order" join coupon_use on coupon_use.order_id = "order".id
      where lower("order".email) = lower(${email}) and coupon_use.coupon_id = coupon.id))`

/** Checks whether the coupon may still be used, by anybody. */
export const hasUseLeft = sql<boolean>`(coupon.usage_limit is null or coupon.used_count < coupon.usage_limit)`

export const withDates = <Row extends { valid_from: string; valid_to: string | null }>(row: Row) => ({
  ...row,
  valid_from: new Date(row.valid_from),
  valid_to: row.valid_to === null ? null : new Date(row.valid_to),
})

type Holder = { memberId: Expression<number | null>; email: Expression<string | null> }

/**
 * Selects a channel's coupon by its code in lower case, with its uses by the account and by two email
 * addresses.
 */
export const couponByCode = (
  db: Db,
  channelId: Expression<number>,
  code: string,
  { memberId, email, accountEmail }: Holder & { accountEmail: Expression<string | null> },
) =>
  db
    .selectFrom('coupon')
    .select(columns)
    .select([
      isUsedBy(memberId, email).as('is_used'),
      isUsedBy(memberId, accountEmail).as('is_used_by_account'),
      heldCount,
    ])
    .where('coupon.channel_id', '=', channelId)
    .where(sql`lower(coupon.code)`, '=', code)

/** The email address entered in the cart, or else the member's own. */
const holderEmail = sql<string | null>`coalesce(holder.orderer->>'email',
  (select email from user_account where user_account.id = holder.user_account_id))`

/** @param email the address whose uses count, by default that of the cart's holder */
export const cartCoupons = (
  db: Db,
  cartId: number | Expression<number>,
  email: Expression<string | null> = holderEmail,
) =>
  db
    .selectFrom('cart_coupon')
    .innerJoin('coupon', 'coupon.id', 'cart_coupon.coupon_id')
    .innerJoin('cart as holder', 'holder.id', 'cart_coupon.cart_id')
    .select(columns)
    .select([isUsedBy(sql.ref('holder.user_account_id'), email).as('is_used'), heldCount])
    .where('cart_coupon.cart_id', '=', cartId)
    .orderBy('cart_coupon.position')

export async function fetchCartCoupons(db: Db, cartId: number) {
  return (await cartCoupons(db, cartId).execute()).map(withDates)
}

/** Lists the public coupons that are valid now, including those that the member has already used. */
export async function listMemberCoupons(db: Db, channelId: number, memberId: number, now: Date) {
  const member = sql<number>`${memberId}::integer`
  const email = sql<string>`(select email from user_account where user_account.id = ${member})`
  const rows = await db
    .selectFrom('coupon')
    .select(columns)
    .select([isUsedBy(member, email).as('is_used'), heldCount])
    .where('channel_id', '=', channelId)
    .where('is_listed', '=', true)
    .where('valid_from', '<=', now.toISOString())
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>', now.toISOString())]))
    .orderBy(sql`valid_to asc nulls last`)
    .orderBy('id')
    .execute()
  return rows.map(withDates)
}

export async function releaseCoupons(trx: Db, orderId: number) {
  const released = await trx
    .deleteFrom('coupon_use')
    .where('order_id', '=', orderId)
    .returning('coupon_id')
    .execute()
  for (const { coupon_id } of released) {
    await trx
      .updateTable('coupon')
      .set({ used_count: sql`used_count - 1` })
      .where('id', '=', coupon_id)
      .execute()
  }
}
