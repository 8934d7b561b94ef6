import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  icon?: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 'h2' | 'p'
}

/** Renders a short sentence and the next step in place of an empty list. */
export function EmptyState({ icon = 'gift', title, children, action, level: Title = 'p' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size="xl" />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
