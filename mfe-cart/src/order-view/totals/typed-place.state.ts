import type { CartDetail } from '@storefront/contracts'
import { currentSite, useDeliveryTo, type DeliveryTo } from '@storefront/site'
import { createStore } from '@storefront/state'
import { useEffect } from 'react'
import { withoutOtherPlace } from './carriage.rules'

const typedPrefecture = createStore<string | undefined>(undefined)

/** Lets the order's sums follow the prefecture of an address that isn't saved yet. */
export function useTypedPrefecture(prefecture: string | undefined) {
  useEffect(() => {
    typedPrefecture.set(prefecture)
    return () => typedPrefecture.set(undefined)
  }, [prefecture])
}

/** Returns the cart and the place for which its sums are shown. `isTyped` while the place isn't saved. */
export function useForeseenOrder(detail: CartDetail): {
  detail: CartDetail
  to: DeliveryTo
  isTyped: boolean
} {
  const known = useDeliveryTo()
  const prefecture = typedPrefecture.use()
  const area =
    prefecture && currentSite().deliveryAreas.find(({ prefectures }) => prefectures.includes(prefecture))
  if (!area) return { detail, to: known, isTyped: false }
  // The area of a remote island is known by its postal code only, not by its prefecture.
  const to = known.prefecture === prefecture ? known : { prefecture, area }
  return { detail: withoutOtherPlace(detail, prefecture), to, isTyped: true }
}
