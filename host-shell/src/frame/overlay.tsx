import { lazy, Suspense, useState } from 'react'
import { Widget } from '@storefront/remote'
import type { Store } from '@storefront/state'
import { queuedToasts } from '../toast/toast-queue.state'
import { queuedPopups } from '../shop-popup/popup.state'
import { isConsentAsked } from '../analytics/consent.state'
import { isCartToastNeeded } from './cart-toast.state'

const PopupCard = lazy(async () => ({ default: (await import('../shop-popup/popup-card')).PopupCard }))
const ConsentBanner = lazy(async () => ({
  default: (await import('../analytics/consent-banner')).ConsentBanner,
}))
const Toasts = lazy(async () => ({ default: (await import('../toast/toasts')).Toasts }))

/** True from the first queued item on, which requires the code. */
function useHadAny(queue: Store<readonly unknown[]>): boolean {
  const hasAny = queue.use().length > 0
  const [hadAny, setHadAny] = useState(hasAny)
  if (hasAny && !hadAny) setHadAny(true)
  return hadAny
}

/**
 * Content above the page: toasts, the consent question, after its answer the shop's popups, and the purchase
 * widget named by the site's setting.
 */
export function Overlay() {
  const isPurchaseTold = isCartToastNeeded.use()
  const isConsentQuestion = isConsentAsked.use()
  const hasToast = useHadAny(queuedToasts)
  const hasPopup = useHadAny(queuedPopups)
  return (
    <>
      {hasPopup && !isConsentQuestion && (
        <Suspense>
          <PopupCard />
        </Suspense>
      )}
      {hasToast && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      {isConsentQuestion && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      {isPurchaseTold && <Widget of="cart/added-to-cart" />}
    </>
  )
}
