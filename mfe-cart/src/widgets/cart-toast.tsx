import { createWidget } from '@storefront/remote'
import { Icon, IconButton } from '@storefront/ui'
import { useEffect } from 'react'
import { usePurchases } from './use-purchases'
import styles from './cart-toast.module.css'

/** How long the toast stays (§9). */
const shownMs = 5_000

/** Tells of an added product; while it is mounted, purchases of every page reach the cart. */
export function CartToast() {
  const { added, close } = usePurchases()
  useEffect(() => {
    if (!added) return undefined
    const timer = setTimeout(close, shownMs)
    return () => clearTimeout(timer)
  }, [added, close])

  return (
    <div className={styles.place}>
      <div
        role="status"
        className={added ? styles.toast : undefined}
        data-cart-toast={added ? '' : undefined}
      >
        {added && (
          <>
            <Icon name="check" />
            <p className={styles.text}>
              カートに追加しました
              <span className={styles.name}>
                {added.quantity > 1 ? `${added.name}（${added.quantity}点）` : added.name}
              </span>
            </p>
            <a className={styles.link} href="/cart" onClick={close}>
              カートを見る
            </a>
            <IconButton icon="close" label="お知らせを閉じる" onClick={close} />
          </>
        )}
      </div>
    </div>
  )
}

export const cartToast = createWidget(CartToast)
