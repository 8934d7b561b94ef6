import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  isInitiallyOpen?: boolean
  /** Makes the summary a heading. */
  level?: 'h2' | 'h3'
  /** Only one disclosure per group is open at a time. */
  group?: string
  /** Called on opening, to load content only when needed. */
  onOpen?: () => void
  children: ReactNode
}

/** Works without JavaScript. */
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
