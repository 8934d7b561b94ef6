import { distributeCart, readCartAddresses, type BodyOf, type CartAddressInput } from '@storefront/contracts'
import { call } from '@storefront/http'
import type { CartChange } from '../engine/cart.api'

type Destinations = BodyOf<typeof distributeCart>['destinations']

/** The whole cart over its addresses, in one change of the version that was decided upon. */
export const distribute =
  (destinations: Destinations, version: number | undefined): CartChange =>
  async (token) =>
    (await call(distributeCart, { body: { token, version, destinations } })).data

/** The addresses of a table, checked as the address form checks them. */
export async function readAddresses(token: string, csv: string): Promise<CartAddressInput[]> {
  return (await call(readCartAddresses, { params: { token }, body: { csv } })).data.data
}
