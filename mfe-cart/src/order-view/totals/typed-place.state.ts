import type { CartDetail, DeliveryArea } from '@storefront/contracts'
import { currentSite, useDeliveryTo, type DeliveryTo } from '@storefront/site'
import { createStore } from '@storefront/state'
import { useEffect } from 'react'
import { postalAreas } from './postal-area.state'
import { withoutOtherPlace } from './carriage.rules'

type Typed = { prefecture: string; postal: string | undefined }

const typedPlace = createStore<Typed | undefined>(undefined)

/** Lets the order's sums follow the place of an address that isn't saved yet. */
export function useTypedPlace(prefecture: string | undefined, postal: string | undefined) {
  useEffect(() => {
    typedPlace.set(prefecture ? { prefecture, postal } : undefined)
    return () => typedPlace.set(undefined)
  }, [prefecture, postal])
}

/** Remote islands are an area without prefectures. Only a postal code tells that an address is on one. */
function findIsland(areas: readonly DeliveryArea[], key: string | undefined) {
  return areas.find((area) => area.key === key && area.prefectures.length === 0)
}

/** Returns the cart and the place for which its sums are shown. `isTyped` while the place isn't saved. */
export function useForeseenOrder(detail: CartDetail): {
  detail: CartDetail
  to: DeliveryTo
  isTyped: boolean
} {
  const known = useDeliveryTo()
  const typed = typedPlace.use()
  const areaKeys = postalAreas.use()
  const { deliveryAreas } = currentSite()
  if (!typed) return { detail, to: known, isTyped: false }
  const { prefecture, postal } = typed
  const islandOf = (code: string | null | undefined) =>
    code ? findIsland(deliveryAreas, areaKeys[code]) : undefined
  const island = islandOf(postal)
  const area = island ?? deliveryAreas.find(({ prefectures }) => prefectures.includes(prefecture))
  if (!area) return { detail, to: known, isTyped: false }
  // Without a postal code, the shopper's own place may still tell a remote island.
  const isOwn = known.prefecture === prefecture && !(postal && Object.hasOwn(areaKeys, postal))
  const to = isOwn ? known : { prefecture, area }
  const place = { prefecture, isIsland: island !== undefined }
  return {
    detail: withoutOtherPlace(detail, place, (saved) => islandOf(saved.postal_code) !== undefined),
    to,
    isTyped: true,
  }
}
