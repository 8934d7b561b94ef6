import { formatDate } from '@storefront/locale-ja'
import { Badge, Section } from '@storefront/ui'
import type { NewsSummary } from '@storefront/contracts'
import styles from './news-teaser.module.css'

/** The latest news in one line each. */
export function NewsTeaser({ title, news }: { title: string; news: readonly NewsSummary[] }) {
  return (
    <Section title={title} more={{ href: '/news', label: 'お知らせ一覧' }}>
      <ul className={styles.news}>
        {news.map((one) => (
          <li key={one.key}>
            <a className={styles.item} href={`/news/${one.key}`}>
              <span className={styles.meta}>
                <time dateTime={one.published_at}>{formatDate(one.published_at)}</time>
                {one.is_important ? <Badge tone="accent">重要</Badge> : one.category && <Badge>{one.category}</Badge>}
              </span>
              <span className={styles.title}>{one.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
