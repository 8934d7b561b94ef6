import styles from './rich-content.module.css'

/** A text of the shop's staff, already sanitised by the server; its internal links move inside the app. */
export function RichContent({ html }: { html: string }) {
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />
}
