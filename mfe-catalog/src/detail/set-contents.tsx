import type { Product } from '@storefront/contracts'
import { Picture } from '@storefront/ui'
import styles from './set-contents.module.css'

export function SetContents({ products }: { products: Product['set_products'] }) {
  return (
    <ul className={styles.contents}>
      {products.map(({ key, name, quantity, image }) => (
        <li key={key}>
          <a className={styles.item} href={`/product/${key}`}>
            <span className={styles.picture}>
              {image && <Picture picture={image} sizes="64px" shape="square" alt="" />}
            </span>
            <span>{name}</span>
            <span>×{quantity}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
