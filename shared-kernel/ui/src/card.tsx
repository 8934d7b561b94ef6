import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './card.module.css'

export type CardProps = {
  title?: ReactNode
  action?: ReactNode
  footer?: ReactNode
  level?: 'h2' | 'h3'
  isSunken?: boolean
  children?: ReactNode
}

export function Card({ title, action, footer, level: Heading = 'h2', isSunken, children }: CardProps) {
  return (
    <div className={classNames(styles.card, isSunken && styles.sunken)}>
      {(title || action) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {action}
        </div>
      )}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
