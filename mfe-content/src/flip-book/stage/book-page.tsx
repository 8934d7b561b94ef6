import type { CatalogPage } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './book-stage.module.css'

/** Two pages are shown from 48rem on. */
export const pageSizes = '(min-width: 75rem) 560px, (min-width: 48rem) 46vw, 100vw'

type BookPageProps = { pages: readonly CatalogPage[]; page: number; hasLinks?: boolean }

/** Renders one page with clickable areas that link to products. */
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
            // The content security policy forbids server-rendered inline styles. Without scripts, shoppers
            // use the links below the book.
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
