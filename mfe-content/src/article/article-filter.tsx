import type { Tag } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { VisuallyHidden } from '@storefront/ui'
import { listPath, type Wanted } from './article-filter.rules'
import styles from './article-filter.module.css'

type ArticleFilterProps = {
  base: string
  label: string
  wanted: Wanted
  categories?: readonly string[]
  tags: readonly Tag[]
  /** Number of entries that match. Announced when the filter changes. */
  total: number
}

/**
 * Renders links that filter a list by one category or tag. Renders nothing if there are no tags and fewer
 * than two categories.
 */
export function ArticleFilter({ base, label, wanted, categories = [], tags, total }: ArticleFilterProps) {
  if (categories.length < 2 && tags.length === 0) return null
  const choices = [
    { key: '', name: 'すべて', to: {} },
    ...(categories.length < 2 ? [] : categories).map((category) => ({
      key: `category-${category}`,
      name: category,
      to: { category },
    })),
    ...tags.map(({ key, name }) => ({ key: `tag-${key}`, name: `#${name}`, to: { tag: key } })),
  ]
  const own = listPath(base, wanted)
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ key, name, to }) => {
          const href = listPath(base, to)
          return (
            <li key={key}>
              <a className={styles.choice} href={href} aria-current={href === own ? 'page' : undefined}>
                {name}
              </a>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden isAnnounced>
        <span key={own}>{`${formatCount(total)}件`}</span>
      </VisuallyHidden>
    </nav>
  )
}

/** Renders the tags of an article. Each tag links to the list filtered by that tag. */
export function ArticleTags({ base, tags = [] }: { base: string; tags: readonly Tag[] | undefined }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="タグ">
      <ul className={styles.choices}>
        {tags.map(({ id, key, name }) => (
          <li key={id}>
            <a className={styles.choice} href={listPath(base, { tag: key })}>
              #{name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
