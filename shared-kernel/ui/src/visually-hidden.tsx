import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Renders text for screen readers alone. If it is announced, they read each change of it. */
export function VisuallyHidden({ isAnnounced, children }: { isAnnounced?: boolean; children: ReactNode }) {
  return (
    <span className={styles.hidden} {...(isAnnounced && { 'aria-live': 'polite' })}>
      {children}
    </span>
  )
}
