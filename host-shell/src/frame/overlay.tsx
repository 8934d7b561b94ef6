import { lazy, Suspense, useEffect, useState } from 'react'
import { Widget } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { waitingNotices } from '../notice/notice.state'
import { whenCartIsNeeded } from './cart-popup.state'

const Toasts = lazy(async () => ({ default: (await import('../notice/toasts')).Toasts }))

/** What lies above the page: toasts, and the cart's popup that the site's setting names. */
export function Overlay() {
  const [isCartNeeded, setCartNeeded] = useState(false)
  const [hasNotice, setHasNotice] = useState(false)
  useEffect(() => whenCartIsNeeded(() => setCartNeeded(true)), [])
  useEffect(() => {
    const subscription = waitingNotices.subscribe((notices) => notices.length > 0 && setHasNotice(true))
    return () => subscription.unsubscribe()
  }, [])
  return (
    <>
      {hasNotice && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {isCartNeeded && <Widget of={`cart/${currentSite().settings.cartPopup}`} />}
    </>
  )
}
