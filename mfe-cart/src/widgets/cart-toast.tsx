import { counterOf } from '@storefront/contracts'
import { navigateTo } from '@storefront/navigation'
import { createWidget } from '@storefront/remote'
import { currentSite, useDeliveryTo } from '@storefront/site'
import { Icon, IconButton, LinkButton, useTimedDismissal } from '@storefront/ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { findFirstStep, firstStepPath } from '../defaults/find-first-step'
import { carriageSentence } from '../order-view/totals/carriage.rules'
import { addedProduct, dismissAddedProduct, type AddedProduct } from '../engine/add-to-cart.state'
import { listOpenChoices } from './open-choices.rules'
import { useCoversField } from './use-covers-field'
import { useTabOrderAfterFocus } from './use-tab-order-after-focus'
import styles from './cart-toast.module.css'

/** Screen readers announce changes only in a live region that has existed for a moment. */
const regionLeadMs = 100

export function CartToast() {
  const added = useAnnounceable(addedProduct.use())
  const to = useDeliveryTo()
  const note = added && !added.isPending && added.detail && carriageSentence(added.detail, to)
  const place = useRef<HTMLDivElement>(null)
  const giveFocusBack = useTabOrderAfterFocus({ place, isShown: added !== null && !added.isPending })
  useCoversField({ place, isShown: added !== null })
  useTimedDismissal(place, added?.isPending ? null : added, dismissAddedProduct)
  useEffect(() => {
    // The cart shows the product itself, so the toast would only cover it.
    const leave = () => location.pathname.startsWith('/cart') && dismissAddedProduct()
    addEventListener('single-spa:routing-event', leave)
    return () => removeEventListener('single-spa:routing-event', leave)
  }, [])

  return (
    <div className={styles.place}>
      <div
        ref={place}
        role="status"
        className={added ? styles.toast : undefined}
        data-cart-toast={added ? '' : undefined}
      >
        {added?.isPending && (
          <>
            <span className={styles.icon}>
              <Icon name="cart" />
            </span>
            <p className={styles.title}>カートに入れています</p>
          </>
        )}
        {added && !added.isPending && (
          <>
            <span className={styles.icon}>
              <Icon name="check" />
            </span>
            <p className={styles.title}>カートに追加しました</p>
            <div className={styles.body}>
              <p className={styles.details}>
                <span className={styles.name}>
                  {added.quantity > 1 ? `${added.name}（${added.quantity}${counterOf(added)}）` : added.name}
                </span>
                {listOpenChoices(added).map((text) => (
                  <span key={text} className={styles.note}>
                    {text}
                  </span>
                ))}
                {note && <span className={styles.note}>{note}</span>}
              </p>
              <div className={styles.links}>
                <a className={styles.link} href="/cart" onClick={dismissAddedProduct}>
                  カートを見る
                </a>
                {currentSite().settings.isSelling && (
                  <LinkButton href={firstStepPath} variant="primary" size="sm" onClick={proceed}>
                    ご購入手続きへ
                  </LinkButton>
                )}
              </div>
            </div>
            <div className={styles.close}>
              <IconButton
                icon="close"
                label="お知らせを閉じる"
                onClick={() => {
                  giveFocusBack()
                  dismissAddedProduct()
                }}
              />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** Opens the first open step, unless the browser opens the link elsewhere. */
function proceed(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  void findFirstStep()
    .catch(() => '/cart')
    .then((step) => {
      dismissAddedProduct()
      if (step) navigateTo(step)
    })
}

/** Returns null until the live region has existed for a moment. */
function useAnnounceable(added: AddedProduct | null): AddedProduct | null {
  const [isRegionKnown, setRegionKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRegionKnown(true), regionLeadMs)
    return () => clearTimeout(timer)
  }, [])
  return isRegionKnown ? added : null
}

export const cartToast = createWidget(CartToast)
