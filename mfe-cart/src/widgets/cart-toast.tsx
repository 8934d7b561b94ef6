import { createWidget } from '@storefront/remote'
import { useDeliveryTo } from '@storefront/site'
import { Icon, IconButton } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { freeCarriageNote } from '../order-view/cart-totals.rules'
import { addedProduct, dismissAddedProduct, type AddedProduct } from '../engine/add-to-cart.state'
import styles from './cart-toast.module.css'

/** The toast disappears after five seconds (§9). */
const shownMs = 5_000

/** Screen readers announce changes only in a live region that has existed for a moment. */
const regionLeadMs = 100

export function CartToast() {
  const added = useAnnounceable(addedProduct.use())
  const to = useDeliveryTo()
  const note = added && !added.isPending && added.detail && freeCarriageNote(added.detail, to)
  useEffect(() => {
    if (!added || added.isPending) return undefined
    const timer = setTimeout(dismissAddedProduct, shownMs)
    return () => clearTimeout(timer)
  }, [added])

  return (
    <div className={styles.place}>
      <div
        role="status"
        className={added ? styles.toast : undefined}
        data-cart-toast={added ? '' : undefined}
      >
        {added?.isPending && (
          <>
            <Icon name="cart" />
            <p className={styles.text}>
              カートに入れています{added.quantity > 1 ? `（${added.quantity}点）` : ''}
            </p>
          </>
        )}
        {added && !added.isPending && (
          <>
            <Icon name="check" />
            <p className={styles.text}>
              カートに追加しました
              <span className={styles.name}>
                {added.quantity > 1 ? `${added.name}（${added.quantity}点）` : added.name}
              </span>
              {note && <span className={styles.note}>{note}</span>}
            </p>
            <a className={styles.link} href="/cart" onClick={dismissAddedProduct}>
              カートを見る
            </a>
            <IconButton icon="close" label="お知らせを閉じる" onClick={dismissAddedProduct} />
          </>
        )}
      </div>
    </div>
  )
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
