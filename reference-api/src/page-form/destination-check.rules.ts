import type { CartAddressInput } from '@storefront/contracts'
import { addressProblems } from '../delivery/delivery/shipping-address.rules'
import type { FieldErrors } from '../platform/http/rejection'
import { formProblems, type CartFormTerms } from './form-check.rules'

/**
 * Checks a normalised destination against the shop's own rules and the served form, whose labels the messages
 * use. Empty if the destination is valid.
 */
export const destinationProblems = (address: CartAddressInput, terms: CartFormTerms): FieldErrors => ({
  ...addressProblems(address, terms),
  ...formProblems(terms.form, address, 'shipping_'),
})
