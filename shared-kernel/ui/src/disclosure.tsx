import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Icon } from './icon'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  isInitiallyOpen?: boolean
  /** Makes the summary a heading. */
  level?: 'h2' | 'h3'
  /** At most one disclosure of a group is open at a time. */
  group?: string
  /** Called when the disclosure opens, or after hydration if it is open by then, to load its content. */
  onOpen?: () => void
  children: ReactNode
}

/** Renders a disclosure that works without JavaScript. */
export function Disclosure({ summary, isInitiallyOpen, level, group, onOpen, children }: DisclosureProps) {
  const Summary = level ?? 'span'
  const details = useRef<HTMLDetailsElement>(null)
  const openedEarly = useEffectEvent(() => details.current?.open && !isInitiallyOpen && onOpen?.())
  useEffect(() => void openedEarly(), [])
  return (
    <details
      ref={details}
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
