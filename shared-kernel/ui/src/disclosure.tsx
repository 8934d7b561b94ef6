import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  isInitiallyOpen?: boolean
  /** Only one of the same name is open. */
  group?: string
  children: ReactNode
}

/** More on demand; works without scripts. */
export function Disclosure({ summary, isInitiallyOpen, group, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isInitiallyOpen} name={group}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
