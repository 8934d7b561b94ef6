import { sql } from 'kysely'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { couponByCode, withDates } from '../../pricing/coupon/coupon.sql'
import { cartFacts, loadedCart, type FactsOf } from '../state/cart-content.sql'
import type { CartState } from '../state/cart-state.table'

const couponRows = cartFacts((db, { code }: { code: string }) =>
  jsonBuildObject({
    coupon: jsonObjectFrom(
      couponByCode(db, loadedCart.channelId, code, {
        memberId: loadedCart.memberId,
        email: sql<string | null>`cart.orderer->>'email'`,
        accountEmail: sql<
          string | null
        >`(select email from user_account where user_account.id = ${loadedCart.memberId})`,
      }),
    ),
  }),
)

/** Asks for a coupon by the code that the shopper typed, for {@link toCoupon}. */
export const couponNeeds = (code: string) => ({
  facts: couponRows({ code: code.normalize('NFKC').trim().toLowerCase() }),
})

/** Returns the coupon as the cart's orderer may use it, who is the member if none was entered. */
export function toCoupon(
  { cart, profile }: CartState,
  { coupon }: FactsOf<typeof couponRows>,
): CartState['coupons'][number] | undefined {
  if (!coupon) return undefined
  const { is_used_by_account, ...row } = coupon
  const isMember = !cart.orderer && profile?.orderer
  return withDates({ ...row, is_used: isMember ? is_used_by_account : row.is_used })
}
