import {
  checkAddresses,
  distributeCart,
  readAddressText,
  type BodyOf,
  type CartAddressInput,
  type RecipientReading,
} from '@storefront/contracts'
import { call } from '@storefront/http'
import { cartChange } from '../engine/cart.api'

type Destinations = BodyOf<typeof distributeCart>['destinations']

/** Distributes the whole cart in one change. `version` is the cart's version that the shopper has seen. */
export const distribute = (destinations: Destinations, version: number | undefined) =>
  cartChange(distributeCart, { version, destinations })

/** A recipient may be in the member's address book and still receive a parcel. */
const forCart = ({ is_known: _known, ...reading }: RecipientReading): RecipientReading => reading

export const addressTextCalls = {
  readText: async (text: string) => (await call(readAddressText, { body: { text } })).data.data.map(forCart),
  checkCompleted: async (addresses: CartAddressInput[]) =>
    (await call(checkAddresses, { body: { addresses } })).data.data.map(forCart),
}
