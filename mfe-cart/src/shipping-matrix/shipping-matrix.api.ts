import { distributeCart, readCartAddresses, type BodyOf, type CartAddressInput } from '@storefront/contracts'
import { call } from '@storefront/http'
import { cartChange } from '../engine/cart.api'

type Destinations = BodyOf<typeof distributeCart>['destinations']

/** Distributes the whole cart in one change. `version` is the cart's version that the shopper has seen. */
export const distribute = (destinations: Destinations, version: number | undefined) =>
  cartChange(distributeCart, { version, destinations })

export async function readAddresses(token: string, csv: string): Promise<CartAddressInput[]> {
  return (await call(readCartAddresses, { params: { token }, body: { csv } })).data.data
}
