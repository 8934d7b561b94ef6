import type { ProductSummary } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useEffect, useEffectEvent, useRef } from 'react'
import { recordListView } from '../analytics.rules'

/** Records view_item_list once the element comes into view, and again when the list holds other products. */
export function useListView<E extends HTMLElement>(
  list: string,
  products: readonly ProductSummary[],
  first = 0,
) {
  const place = useRef<E>(null)
  const record = useEffectEvent(() => publish('analytics.recorded', recordListView(list, products, first)))
  const ids = products.map(({ id }) => id).join()
  useEffect(() => {
    if (!place.current || ids === '') return undefined
    if (typeof IntersectionObserver !== 'function') return record()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      record()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [ids])
  return place
}
