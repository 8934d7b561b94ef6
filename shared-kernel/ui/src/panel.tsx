import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'
import { IconButton } from './button'
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
  /** Announces the panel to screen readers when it appears. */
  isAnnounced?: boolean
  /** Called when the shopper closes the panel. Adds a close button. */
  onClose?: () => void
  children?: ReactNode
}

/** Renders a notice to read before continuing. An icon and words show its tone, not colour alone. */
export function Panel({ tone = 'info', title, action, isAnnounced, onClose, children }: PanelProps) {
  const id = useId()
  return (
    <div
      className={classNames(styles.panel, styles[tone])}
      role={isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[tone]} />
      {title && (
        <p className={styles.title} id={`${id}-title`}>
          {title}
        </p>
      )}
      <div className={classNames(styles.body, !title && styles.beside)}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton
            icon="close"
            label="この案内を閉じる"
            id={`${id}-close`}
            // Several notices can be closed at once.
            aria-labelledby={title ? `${id}-title ${id}-close` : undefined}
            onClick={onClose}
          />
        </div>
      )}
    </div>
  )
}
