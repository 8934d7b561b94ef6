import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  isInitiallyOpen?: boolean
  /** Makes the summary a heading. */
  level?: 'h2' | 'h3'
  /** At most one disclosure of a group is open at a time. */
  group?: string
  /** Called when the disclosure opens, to load its content only then. */
  onOpen?: () => void
  children: ReactNode
}

/** Renders a disclosure that works without JavaScript. */
export function Disclosure({ summary, isInitiallyOpen, level, group, onOpen, children }: DisclosureProps) {
  const Summary = level ?? 'span'
  return (
    <details
      className={styles.disclosure}
      open={isInitiallyOpen}
      name={group}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary>
        <Summary>{summary}</Summary>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
