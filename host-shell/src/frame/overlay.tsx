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

/** Returns true once anything was queued, because the code that shows it is needed from then on. */
function useHadAny(queue: Store<readonly unknown[]>): boolean {
  const hasAny = queue.use().length > 0
  const [hadAny, setHadAny] = useState(hasAny)
  if (hasAny && !hadAny) setHadAny(true)
  return hadAny
}

/**
 * Renders everything on top of the page: toasts, the consent banner, the shop's popups once the banner is
 * closed, and the toast for products added to the cart.
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
