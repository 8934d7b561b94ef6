import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './card.module.css'

export type CardProps = {
  title?: ReactNode
  action?: ReactNode
  footer?: ReactNode
  level?: 'h2' | 'h3'
  isSunken?: boolean
  /** Groups the fields in the card under its title, which screen readers say with them. */
  isGroup?: boolean
  children?: ReactNode
}

export function Card({
  title,
  action,
  footer,
  level: Heading = 'h2',
  isSunken,
  isGroup,
  children,
}: CardProps) {
  const id = useId()
  const group = isGroup ? { role: 'group', 'aria-labelledby': id } : {}
  return (
    <div className={classNames(styles.card, isSunken && styles.sunken)} {...group}>
      {(title || action) && (
        <div className={styles.head}>
          {title && (
            <Heading className={styles.title} id={isGroup ? id : undefined}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
