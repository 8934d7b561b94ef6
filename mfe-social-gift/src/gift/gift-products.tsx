import type { SocialGiftProduct } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './gift.module.css'

/** Shows the gift's pictures and names, but never its price. */
export function GiftProducts({
  products,
  isLarge,
}: {
  products: readonly SocialGiftProduct[]
  isLarge?: boolean
}) {
  return (
    <ul className={isLarge ? styles.present : styles.products}>
      {products.map(({ product_id, quantity, product_info: goods }, index) => (
        <li key={`${product_id}-${index}`}>
          {goods.image && (
            <Picture
              picture={goods.image}
              sizes={
                isLarge
                  ? products.length > 1
                    ? '(min-width: 48rem) 240px, 46vw'
                    : '(min-width: 48rem) 420px, 92vw'
                  : '96px'
              }
              shape="square"
              alt=""
              isPriority={isLarge && index === 0}
            />
          )}
          <p>
            {goods.maker_name && <span className={styles.maker}>{goods.maker_name}</span>}
            {goods.name}
            {goods.variant_name && !goods.name.endsWith(goods.variant_name) && `（${goods.variant_name}）`}
            {quantity > 1 && ` × ${quantity}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
