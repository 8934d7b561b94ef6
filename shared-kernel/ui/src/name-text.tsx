import type { ReactNode } from 'react'
import styles from './name-text.module.css'

/** Renders a name, an address or a number, which wraps at spaces and punctuation but not inside a word. */
export function NameText({ children }: { children: ReactNode }) {
  return <span className={styles.name}>{children}</span>
}
