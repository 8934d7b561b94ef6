import type { CartAddressInput } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { normaliseCartAddress } from '../../delivery/delivery/shipping-address.rules'
import { destinationProblems } from '../../page-form/destination-check.rules'
import { refuseProblems } from '../../platform/http/rejection'
import { fetchCartForm } from '../../page-form/page-form.sql'

/** Validates a gift's address against the served form, using its labels, and against the shop's own rules. */
export async function checkedGiftAddress(db: Db, channelId: number, input: CartAddressInput) {
  const address = normaliseCartAddress(input)
  const terms = await fetchCartForm(db, channelId, 'social-gift')
  refuseProblems(destinationProblems(address, terms))
  return address
}
