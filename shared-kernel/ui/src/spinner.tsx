import { VisuallyHidden } from './visually-hidden'
import styles from './spinner.module.css'

/** Renders a spinner that appears only after 200 ms, so that it doesn't flicker on a fast response. */
export function Spinner({ label = '読み込み中です' }: { label?: string }) {
  return (
    <span role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
