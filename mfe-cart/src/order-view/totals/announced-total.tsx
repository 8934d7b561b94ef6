import type { CartDetail } from '@storefront/contracts'
import { VisuallyHidden } from '@storefront/ui'
import { useState } from 'react'
import { toChangeableSums, wordSumsChange } from './total-change.rules'
import { useForeseenOrder } from './typed-place.state'

/**
 * Announces the new total once no change is pending, because coupons, points and fees change it elsewhere on
 * the screen.
 */
export function AnnouncedTotal({
  detail: ordered,
  isSettling,
}: {
  detail: CartDetail
  /** True while a change of the cart is pending. */
  isSettling: boolean
}) {
  const { detail, to } = useForeseenOrder(ordered)
  const sums = toChangeableSums(detail, to)
  const [told, setTold] = useState({ sums, words: '' })
  const words = isSettling ? '' : wordSumsChange(told.sums, sums)
  if (words !== '') setTold({ sums, words })
  return <VisuallyHidden isAnnounced>{told.words}</VisuallyHidden>
}
