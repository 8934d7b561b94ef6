import { prefectures } from '@storefront/locale-ja'
import { createStore, readCookie, useBrowserValue, writeCookie } from '@storefront/state'
import { useMemo } from 'react'
import { readDeliveryTo, type DeliveryTo } from './delivery-to.rules'
import { currentSite } from './site.state'

const cookieName = 'deliveryTo'
const kept = { maxAgeSeconds: 60 * 60 * 24 * 365 }

const read = () => readCookie(cookieName) ?? ''
const changes = createStore(0)

function subscribe(notify: () => void) {
  const subscription = changes.changes$.subscribe(notify)
  return () => subscription.unsubscribe()
}

/** Stores the destination. `areaKey` is for areas that can only be determined from the postal code. */
export function rememberDeliveryTo(prefecture: string, areaKey?: string) {
  if (!prefectures.some((name) => name === prefecture)) return
  const areas = currentSite().deliveryAreas
  const byName = areas.find((area) => area.prefectures.includes(prefecture))
  writeCookie(cookieName, areaKey && areaKey !== byName?.key ? `${prefecture}/${areaKey}` : prefecture, kept)
  changes.set(changes.get() + 1)
}

/** Returns the destination outside of a component, e.g. in a loader. */
export const currentDeliveryTo = (): DeliveryTo => readDeliveryTo(read(), currentSite().deliveryAreas)

/** Returns the shopper's destination. The server reads the same cookie. */
export function useDeliveryTo(): DeliveryTo {
  const value = useBrowserValue(read, read(), subscribe)
  const { deliveryAreas } = currentSite()
  return useMemo(() => readDeliveryTo(value, deliveryAreas), [value, deliveryAreas])
}
