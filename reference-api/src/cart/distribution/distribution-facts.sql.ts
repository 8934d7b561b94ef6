import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/db'
import { withoutKana } from '../../page-form/form-check.rules'
import { cartFormRows, toCartForm } from '../../page-form/page-form.sql'
import { multipleSetting, toIsMultipleAllowed } from '../shipping/cart-shipping-facts.sql'
import { ownUserAddresses } from '../shipping/cart-user-address.sql'
import { cartFacts, loadedCart, type FactsOf } from '../state/cart-content.sql'
import type { CartState } from '../state/cart-state.table'
import type { Destination, DistributionFacts } from './distribute.rules'

const distributionRows = cartFacts((db, { ids }: { ids: readonly number[] }) =>
  jsonBuildObject({
    form: cartFormRows(db, loadedCart.channelId, 'cart-address'),
    own: jsonArrayFrom(ownUserAddresses(db, loadedCart.memberId, ids)),
    multiple: multipleSetting(db),
  }),
)

/** Asks for the rows of all destinations, for {@link readDistributionFacts}. */
export const distributionNeeds = (destinations: readonly Destination[]) => ({
  facts: distributionRows({ ids: destinations.flatMap(({ user_address_id }) => user_address_id ?? []) }),
})

/** Returns the data for validating destinations. */
export async function readDistributionFacts(
  db: Db,
  { cart }: CartState,
  { form, own, multiple }: FactsOf<typeof distributionRows>,
): Promise<DistributionFacts> {
  return {
    // An address read from an address book may have no kana.
    formTerms: withoutKana(await toCartForm(db, cart.channel_id, 'cart-address', form)),
    own: new Map(own.map((address) => [address.id, address])),
    isMultipleAllowed: toIsMultipleAllowed(multiple),
  }
}
