import type { CatalogPage } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './book-stage.module.css'

/** Two pages lie open from 48rem on. */
export const pageSizes = '(min-width: 75rem) 560px, (min-width: 48rem) 46vw, 100vw'

type BookPageProps = { pages: readonly CatalogPage[]; page: number; hasLinks?: boolean }

/** One page on its paper, with the places that lead to products. */
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
            // A page's policy allows no style of the server's: without scripts the list below leads there.
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
