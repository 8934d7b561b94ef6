import type { BodyOf, modifyCartOrder } from '@storefront/contracts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { normaliseOrderer } from '../../delivery/delivery/shipping-address.rules'
import { cartFormRows, toCartForm } from '../../page-form/page-form.sql'
import { cartCoupons, withDates } from '../../pricing/coupon/coupon.sql'
import { ownUserCard } from '../shipping/cart-user-address.sql'
import { cartFacts, loadedCart, type FactsOf } from '../change-cart.command'
import type { CartState } from '../state/cart-state.table'

type OrderBody = Pick<BodyOf<typeof modifyCartOrder>, 'orderer' | 'user_card_id'>

const orderRows = cartFacts((db, { cardId, email }: { cardId: number | null; email: string | null }) =>
  jsonBuildObject({
    form: cartFormRows(db, loadedCart.channelId, 'cart-orderer'),
    card: jsonObjectFrom(ownUserCard(db, loadedCart.memberId, cardId)),
    coupons: jsonArrayFrom(cartCoupons(db, loadedCart.id, sql<string | null>`${email}::text`)),
  }),
)

/** Asks for the rows of a new orderer and payment, for {@link readOrderFacts}. */
export const orderNeeds = ({ orderer, user_card_id }: OrderBody) => ({
  facts: orderRows({
    cardId: user_card_id ?? null,
    email: orderer ? normaliseOrderer(orderer).email : null,
  }),
})

/** Returns the data for validating a new orderer and payment. */
export async function readOrderFacts(
  db: Db,
  { cart }: CartState,
  { orderer }: OrderBody,
  { form, card, coupons }: FactsOf<typeof orderRows>,
) {
  return {
    formTerms: orderer ? await toCartForm(db, cart.channel_id, 'cart-orderer', form) : null,
    ownCard: card,
    coupons: orderer ? coupons.map(withDates) : null,
  }
}
