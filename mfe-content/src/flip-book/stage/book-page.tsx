import type { CatalogPage } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './book-stage.module.css'

/** Two pages are open from 48rem on. */
export const pageSizes = '(min-width: 75rem) 560px, (min-width: 48rem) 46vw, 100vw'

type BookPageProps = { pages: readonly CatalogPage[]; page: number; hasLinks?: boolean }

/** One page with its link areas to products. */
export function BookPage({ pages, page, hasLinks = false }: BookPageProps) {
  const shown = pages[page - 1]
  if (!shown) return null
  return (
    <>
      <Picture
        picture={shown}
        sizes={pageSizes}
        isPriority
        alt={shown.alt || `${page}ページ`}
        className={styles.picture}
      />
      {hasLinks &&
        shown.links.map(({ product_key, label, left, top, width, height }) => (
          <a
            key={`${product_key} ${left} ${top}`}
            className={styles.spot}
            href={`/product/${product_key}`}
            aria-label={`${label}（商品ページへ）`}
            title={label}
            draggable={false}
            // The page's policy forbids inline styles from the server: without scripts the list below has the
            // links.
            ref={(spot) => {
              if (!spot) return
              Object.assign(spot.style, {
                left: `${left}%`,
                top: `${top}%`,
                width: `${width}%`,
                height: `${height}%`,
              })
              spot.dataset.placed = ''
            }}
          />
        ))}
    </>
  )
}
