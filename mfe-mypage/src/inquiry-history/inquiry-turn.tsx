import { formatDateTime } from '@storefront/locale-ja'
import { classNames } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './inquiry-history.module.css'

type InquiryTurnProps = {
  by: string
  at: string | null
  text: string
  isShop?: boolean
  children?: ReactNode
}

export function InquiryTurn({ by, at, text, isShop, children }: InquiryTurnProps) {
  return (
    <article className={classNames(styles.turn, isShop && styles.shop)}>
      <header className={styles.by}>
        <h2>{by}</h2>
        {at && (
          <time translate="no" dateTime={at}>
            {formatDateTime(at)}
          </time>
        )}
      </header>
      <p className={styles.words}>{text}</p>
      {children}
    </article>
  )
}
