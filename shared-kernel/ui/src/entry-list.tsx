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
  /** Puts the date and the title side by side if there is room. */
  isWide?: boolean
}

/** Renders dated entries, one per line, such as the news on the home page. */
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
