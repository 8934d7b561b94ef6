import { createWidget } from '@storefront/navigation'
import { Icon, IconButton } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { readCartToken } from '../cart-token.state'
import { performed } from '../cart.error-reactions'
import { whenReady } from '../cart.state'
import { added$, listenForPurchases, type AddedNotice } from '../purchase.state'
import styles from './cart-toast.module.css'

/** How long the popup stays (§9). */
const shownMs = 5_000

/** Tells of an added product; while it is mounted, purchases of every page reach the cart. */
export function CartToast() {
  const [notice, setNotice] = useState<AddedNotice | null>(null)
  useEffect(() => {
    const shown = added$.subscribe(setNotice)
    const stopListening = listenForPurchases()
    if (readCartToken()) void performed(whenReady)
    return () => {
      shown.unsubscribe()
      stopListening()
    }
  }, [])
  useEffect(() => {
    if (!notice) return undefined
    const timer = setTimeout(() => added$.next(null), shownMs)
    return () => clearTimeout(timer)
  }, [notice])

  return (
    <div className={styles.place}>
      <div role="status" className={notice ? styles.toast : undefined}>
        {notice && (
          <>
            <Icon name="check" />
            <p className={styles.text}>
              カートに追加しました
              <span className={styles.name}>{notice.quantity > 1 ? `${notice.name}（${notice.quantity}点）` : notice.name}</span>
            </p>
            <a className={styles.link} href="/cart" onClick={() => added$.next(null)}>
              カートを見る
            </a>
            <IconButton icon="close" label="お知らせを閉じる" onClick={() => added$.next(null)} />
          </>
        )}
      </div>
    </div>
  )
}

export const cartToast = createWidget(CartToast)
