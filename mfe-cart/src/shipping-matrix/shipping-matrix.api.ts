import { distributeCart, type BodyOf } from '@storefront/contracts'
import { cartChange } from '../engine/cart.api'

type Destinations = BodyOf<typeof distributeCart>['destinations']

/** Distributes the whole cart in one change. `version` is the cart's version that the shopper has seen. */
export const distribute = (destinations: Destinations, version: number | undefined) =>
  cartChange(distributeCart, { version, destinations })
