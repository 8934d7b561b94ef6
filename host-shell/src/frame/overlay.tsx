import { lazy, Suspense, useEffect, useState } from 'react'
import { Widget } from '@storefront/remote'
import { queuedToasts } from '../toast/toast.state'
import { queuedPopups } from '../shop-popup/popup.state'
import { whenCartIsNeeded } from './cart-toast.state'

const PopupCard = lazy(async () => ({ default: (await import('../shop-popup/popup-card')).PopupCard }))
const Toasts = lazy(async () => ({ default: (await import('../toast/toasts')).Toasts }))

/**
 * What lies above the page: toasts, the shop's popups, and what tells of a purchase, which the site's setting
 * names.
 */
export function Overlay() {
  const [isCartNeeded, setCartNeeded] = useState(false)
  const [hasToast, setHasToast] = useState(false)
  const [hasPopup, setHasPopup] = useState(false)
  useEffect(() => whenCartIsNeeded(() => setCartNeeded(true)), [])
  useEffect(() => {
    const subscription = queuedToasts.subscribe((toasts) => toasts.length > 0 && setHasToast(true))
    return () => subscription.unsubscribe()
  }, [])
  useEffect(() => {
    const subscription = queuedPopups.subscribe((popups) => popups.length > 0 && setHasPopup(true))
    return () => subscription.unsubscribe()
  }, [])
  return (
    <>
      {hasPopup && (
        <Suspense>
          <PopupCard />
        </Suspense>
      )}
      {hasToast && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {isCartNeeded && <Widget of="cart/added-to-cart" />}
    </>
  )
}
