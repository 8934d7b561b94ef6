import type { NewsSummary } from '@storefront/contracts'
import { EntryList, Section } from '@storefront/ui'

export function NewsTeaser({ title, news }: { title: string; news: readonly NewsSummary[] }) {
  return (
    <Section title={title} more={{ href: '/news', label: 'お知らせ一覧' }}>
      <EntryList
        isWide
        entries={news.map(({ key, title, published_at, category, is_important }) => ({
          href: `/news/${key}`,
          title,
          publishedAt: published_at,
          label: category,
          isImportant: is_important,
        }))}
      />
    </Section>
  )
}
