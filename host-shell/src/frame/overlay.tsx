import { lazy, Suspense, useEffect, useState } from 'react'
import { Widget } from '@storefront/navigation'
import { waitingNotices } from '../notice/notice.state'
import { waitingPopups } from '../popup/popup.state'
import { whenCartIsNeeded } from './cart-popup.state'

const PopupCard = lazy(async () => ({ default: (await import('../popup/popup-card')).PopupCard }))
const Toasts = lazy(async () => ({ default: (await import('../notice/toasts')).Toasts }))

/**
 * What lies above the page: toasts, the shop's popups, and the cart's popup that the site's setting names.
 */
export function Overlay() {
  const [isCartNeeded, setCartNeeded] = useState(false)
  const [hasNotice, setHasNotice] = useState(false)
  const [hasPopup, setHasPopup] = useState(false)
  useEffect(() => whenCartIsNeeded(() => setCartNeeded(true)), [])
  useEffect(() => {
    const subscription = waitingNotices.subscribe((notices) => notices.length > 0 && setHasNotice(true))
    return () => subscription.unsubscribe()
  }, [])
  useEffect(() => {
    const subscription = waitingPopups.subscribe((popups) => popups.length > 0 && setHasPopup(true))
    return () => subscription.unsubscribe()
  }, [])
  return (
    <>
      {hasPopup && (
        <Suspense>
          <PopupCard />
        </Suspense>
      )}
      {hasNotice && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {isCartNeeded && <Widget of="cart/popup" />}
    </>
  )
}
