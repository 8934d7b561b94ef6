import { lazy, Suspense, useEffect, useState } from 'react'
import { on } from '@storefront/event-bus'
import { Widget } from '@storefront/navigation'
import { currentSite } from '@storefront/site'

const Toasts = lazy(async () => ({ default: (await import('../notice/toasts')).Toasts }))

/** What lies above the page: toasts, and the cart's popup that the site's setting names. */
export function Overlay() {
  const [isIdle, setIdle] = useState(false)
  const [hasNotice, setHasNotice] = useState(false)
  useEffect(() => {
    const wait = requestIdleCallback(() => setIdle(true), { timeout: 3_000 })
    const subscription = on('notice.raised').subscribe(() => setHasNotice(true))
    return () => {
      cancelIdleCallback(wait)
      subscription.unsubscribe()
    }
  }, [])
  return (
    <>
      {hasNotice && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {isIdle && <Widget of={`cart/${currentSite().settings.cartPopup}`} />}
    </>
  )
}
