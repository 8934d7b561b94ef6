import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './panel.module.css'

const icons = {
  info: 'info',
  positive: 'check',
  caution: 'alert',
  danger: 'alert',
} as const satisfies Record<string, IconName>

export type PanelProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  action?: ReactNode
  /** It appeared just now and is read aloud at once. */
  isAnnounced?: boolean
  children?: ReactNode
}

/** Something to know before going on; says it with an icon and words. */
export function Panel({ tone = 'info', title, action, isAnnounced, children }: PanelProps) {
  return (
    <div
      className={classNames(styles.panel, styles[tone])}
      role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
