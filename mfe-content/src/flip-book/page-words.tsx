import type { CatalogPage } from '@storefront/contracts'
import type { Spread } from './flip-book.rules'
import styles from './flip-book.module.css'

type PageWordsProps = { pages: readonly CatalogPage[]; spread: Spread; page: number }

/** Renders the text and product links of the open pages. */
export function PageWords({ pages, spread, page }: PageWordsProps) {
  const open = spread.flatMap((number) => {
    const shown = number && pages[number - 1]
    return shown && (shown.text || shown.links.length > 0) ? [{ number, ...shown }] : []
  })
  if (open.length === 0) return null
  return (
    <section className={styles.words} aria-label="このページの内容">
      {open.map(({ number, text, links }) => (
        <article key={number} data-open={number === page || undefined}>
          <h2>{number}ページ</h2>
          <p className={styles.text}>{text.trim()}</p>
          {links.length > 0 && (
            <ul>
              {links.map(({ product_key, label }) => (
                <li key={product_key}>
                  <a href={`/product/${product_key}`}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </section>
  )
}
