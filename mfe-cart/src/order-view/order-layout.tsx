import { classNames, useOwnHeight } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './order-layout.module.css'

type OrderLayoutProps = {
  /** The aside's heading on desktop. */
  title: string
  isTitleShown?: boolean
  /** If null, the main column takes the full width. */
  aside: ReactNode
  /** Replaces the aside on phones, where it is shown above the main column. */
  folded?: ReactNode
  children: ReactNode
}

/** Places the order's totals next to the main column, below it, or collapsed above it. */
export function OrderLayout({ title, isTitleShown, aside, folded, children }: OrderLayoutProps) {
  const place = useOwnHeight<HTMLElement>()
  return (
    <div className={classNames(styles.layout, aside != null && styles.beside)}>
      {folded && <div className={styles.narrowOnly}>{folded}</div>}
      <div className={styles.main}>{children}</div>
      {aside != null && (
        <aside
          ref={place}
          className={classNames(styles.aside, folded != null && styles.wideOnly)}
          aria-label={title}
        >
          {isTitleShown && <h2 className={styles.title}>{title}</h2>}
          {aside}
        </aside>
      )}
    </div>
  )
}
