import { sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once'
import type { Db } from '../../platform/database/db'
import { hasUseLeft, isUsedBy } from '../../pricing/coupon/coupon.sql'

type Needed = { product_id: number; quantity: number }
type Discount = { coupon_id: number; discount: number }

type Ordering = { orderId: number; orderNo: string; memberId: number | null; now: Date }

type Values = Record<'stock' | 'coupons', string> & Ordering & { point: number }
type Reserved = { taken: number[]; coupon_count: number; is_spent: boolean }

/**
 * Locks stock, coupons and points one after the other, each in ascending order. Each part reads the part
 * before, because PostgreSQL may otherwise run them in any order. Conditions are checked again on the rows
 * as they are after waiting. The order has been inserted before, so its account's key is already locked.
 */
const reserveQuery = compileOnce<Values, Reserved>((db, values) => ({
  compile: () =>
    sql<Reserved>`with needed as (
      select * from jsonb_to_recordset(${values.stock}::jsonb) as given (product_id integer, quantity integer)),
    held_stock as materialized (
      select stock.product_id from product_stock stock join needed on needed.product_id = stock.product_id
      where stock.quantity >= needed.quantity and not stock.is_unlimited
      order by stock.product_id for no key update of stock),
    taken as (
      update product_stock stock set quantity = stock.quantity - needed.quantity from needed, held_stock
      where stock.product_id = needed.product_id and stock.product_id = held_stock.product_id
        and stock.quantity >= needed.quantity and not stock.is_unlimited
      returning stock.product_id, needed.quantity),
    noted as (
      insert into order_stock (order_id, product_id, quantity)
      select ${values.orderId}::integer, product_id, quantity from taken),
    held_coupon as materialized (
      select coupon.id from coupon
      where coupon.id in (select coupon_id from jsonb_to_recordset(${values.coupons}::jsonb) as given (coupon_id integer))
        and ${hasUseLeft} and (select count(*) from held_stock) >= 0
      order by coupon.id for no key update of coupon),
    counted as (
      update coupon set used_count = coupon.used_count + 1 from held_coupon
      where coupon.id = held_coupon.id and ${hasUseLeft}
      returning coupon.id),
    spent as (
      update point_balance set point = point - ${values.point}::integer
      where user_account_id = ${values.memberId}::integer and point >= ${values.point}::integer
        and ${values.point}::integer > 0 and (select count(*) from held_coupon) >= 0
      returning user_account_id),
    moved as (
      insert into point_ledger (user_account_id, order_id, kind, point, note, created_at)
      select user_account_id, ${values.orderId}::integer, 'used', -${values.point}::integer,
        ${values.orderNo}::text, ${values.now}::timestamptz
      from spent)
    select array(select product_id from taken) as taken,
      (select count(*)::integer from counted) as coupon_count,
      exists (select from spent) as is_spent`.compile(db),
}))

export type Reservation = {
  /** The first product that ran out. Null if there was enough. */
  soldOut: number | null
  hasCoupons: boolean
  hasPoints: boolean
}

/**
 * Takes an order's stock, one use of each coupon, and the member's points, with conditional updates. If
 * something is missing, the caller has to roll back. Whether the orderer has used a coupon before is checked
 * by {@link finishReserving}.
 * @param stock per product, in ascending order
 */
export async function reserve(
  trx: Db,
  ordering: Ordering,
  { stock, coupons, point }: { stock: readonly Needed[]; coupons: readonly Discount[]; point: number },
): Promise<Reservation> {
  const [reserved] = await reserveQuery(trx, {
    ...ordering,
    stock: JSON.stringify(stock),
    coupons: JSON.stringify(coupons),
    point,
  })
  const { taken, coupon_count, is_spent } = reserved!
  const missing = stock.map(({ product_id }) => product_id).filter((id) => !taken.includes(id))
  return {
    soldOut: missing.length > 0 ? await findSoldOut(trx, missing) : null,
    hasCoupons: coupon_count === coupons.length,
    hasPoints: is_spent || point === 0,
  }
}

/** Returns the first of the products whose stock is limited, or null. */
async function findSoldOut(trx: Db, ids: readonly number[]): Promise<number | null> {
  const unlimited = await trx
    .selectFrom('product_stock')
    .select('product_id')
    .where('product_id', 'in', ids)
    .where('is_unlimited', '=', true)
    .execute()
  return ids.find((id) => !unlimited.some(({ product_id }) => product_id === id)) ?? null
}

type Finishing = Ordering & {
  email: string
  coupons: readonly Discount[]
  /** Points that the order earns at once. They aren't usable yet if `isComing`. */
  earned: number
  isComing: boolean
  /** Locks to hold until the order is committed, which serialise the orders of one holder. */
  holderLocks: { orderer: string; address: string } | null
  isOnCredit: boolean
}
type FinishValues = Omit<Finishing, 'coupons' | 'holderLocks'> & {
  coupons: string
  orderer: string | null
  address: string | null
}
type Finished = { coupon_count: number; is_credit_held: boolean }

const finishQuery = compileOnce<FinishValues, Finished>((db, values) => {
  const member = sql<number | null>`${values.memberId}::integer`
  return {
    compile: () =>
      sql<Finished>`with used as (
        insert into coupon_use (coupon_id, order_id, user_account_id, discount, used_at)
        select coupon.id, ${values.orderId}::integer, ${member}, given.discount, ${values.now}::timestamptz
        from jsonb_to_recordset(${values.coupons}::jsonb) as given (coupon_id integer, discount integer)
        join coupon on coupon.id = given.coupon_id
        where not ${isUsedBy(member, sql<string | null>`${values.email}::text`)}
        on conflict do nothing returning coupon_id),
      earned as (
        insert into point_ledger (user_account_id, order_id, kind, point, note, created_at, is_coming)
        select ${member}, ${values.orderId}::integer, 'earned', ${values.earned}::integer,
          ${values.orderNo}::text, ${values.now}::timestamptz, ${values.isComing}::boolean
        where ${values.earned}::integer > 0 and ${member} is not null and (select count(*) from used) >= 0
        on conflict do nothing returning user_account_id, point, is_coming),
      balance as (
        insert into point_balance (user_account_id, point)
        select user_account_id, case when is_coming then 0 else point end from earned
        on conflict (user_account_id) do update set point = point_balance.point + excluded.point
        returning user_account_id),
      written as materialized (
        select (select count(*)::integer from used) as coupon_count, (select count(*) from balance) as balances),
      credit as materialized (
        select user_account_id from credit_account
        where user_account_id = ${member} and ${values.isOnCredit}::boolean
          and (select balances from written) >= 0
        for update)
      select written.coupon_count, exists (select from credit) as is_credit_held,
        case when written.balances >= 0 then pg_advisory_xact_lock(1, hashtext(${values.orderer}::text))::text end,
        case when written.balances >= 0 then pg_advisory_xact_lock(2, hashtext(${values.address}::text))::text end
      from written`.compile(db),
  }
})

/**
 * Completes what {@link reserve} began, in a statement that sees all orders that have used the coupons or
 * held the locks before. Writes the coupons' uses and the earned points, then takes the last locks.
 */
export async function finishReserving(
  trx: Db,
  { coupons, holderLocks, ...finishing }: Finishing,
): Promise<{ areCouponsUnused: boolean; isCreditHeld: boolean }> {
  const [finished] = await finishQuery(trx, {
    ...finishing,
    coupons: JSON.stringify(coupons),
    orderer: holderLocks?.orderer ?? null,
    address: holderLocks?.address ?? null,
  })
  const { coupon_count, is_credit_held } = finished!
  return { areCouponsUnused: coupon_count === coupons.length, isCreditHeld: is_credit_held }
}
