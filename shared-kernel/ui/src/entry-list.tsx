import { formatDate } from '@storefront/locale-ja'
import { Badge } from './badge'
import { classNames } from './class-names'
import styles from './entry-list.module.css'

export type Entry = {
  href: string
  title: string
  publishedAt: string
  label?: string
  isImportant?: boolean
}

export type EntryListProps = {
  entries: readonly Entry[]
  /** Puts date and title side by side if there is room. */
  isWide?: boolean
}

/** Dated entries, one per line, such as news on the top page and the news page. */
export function EntryList({ entries, isWide }: EntryListProps) {
  return (
    <ul className={classNames(styles.list, isWide && styles.wide)}>
      {entries.map(({ href, title, publishedAt, label, isImportant }) => (
        <li key={href}>
          <a className={styles.entry} href={href}>
            <span className={styles.meta}>
              <time translate="no" dateTime={publishedAt}>
                {formatDate(publishedAt)}
              </time>
              {isImportant ? <Badge tone="accent">重要</Badge> : label && <Badge>{label}</Badge>}
            </span>
            <span className={styles.title}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
