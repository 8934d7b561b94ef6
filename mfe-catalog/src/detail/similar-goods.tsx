import type { ProductSummary } from '@storefront/contracts'
import { Picture, Price } from '@storefront/ui'
import styles from './similar-goods.module.css'

const shownGoods = 3

/** Shows similar products that are in stock near the top of a sold-out product's page. */
export function SimilarGoods({ products }: { products: readonly ProductSummary[] }) {
  const available = products.filter(({ stock_state }) => stock_state !== 'sold_out').slice(0, shownGoods)
  if (available.length === 0) return null
  return (
    <section aria-label="似た商品" className={styles.goods}>
      <h2 className={styles.title}>
        <span>ただいま売り切れです。</span>
        <span>いまお求めいただける似た商品</span>
      </h2>
      <ul className={styles.list}>
        {available.map(({ key, name, image, price_with_tax }) => (
          <li key={key}>
            <a href={`/product/${key}`}>
              {image && <Picture picture={image} sizes="112px" shape="square" alt="" />}
              <span>
                <span className={styles.name}>{name}</span>
                <Price withTax={price_with_tax} size="sm" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
