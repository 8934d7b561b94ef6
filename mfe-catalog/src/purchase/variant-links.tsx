import type { Product } from '@storefront/contracts'
import { Link } from 'react-router-dom'
import { listVariantChoices } from './product-variant.rules'
import styles from './variant-links.module.css'

/** Renders sizes and colours as links, because each variant has its own page. */
export function VariantLinks({ product, suffix = '' }: { product: Product; suffix?: string }) {
  const { products, variant_label_1, variant_label_2 } = product.product_model
  const axes = [
    { axis: 1 as const, label: variant_label_1 },
    { axis: 2 as const, label: variant_label_2 },
  ]
  return axes.map(({ axis, label }) => {
    const choices = listVariantChoices(products, product.key, axis)
    if (!label || choices.length < 2) return null
    return (
      <section key={axis} aria-label={label}>
        <p className={styles.label}>
          {label}：{choices.find(({ isCurrent }) => isCurrent)?.value}
        </p>
        <ul className={styles.choices}>
          {choices.map(({ value, key, isCurrent, isSoldOut }) => (
            <li key={value}>
              <Link
                to={`/product/${key}${suffix}`}
                replace
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={isSoldOut ? styles.soldOut : styles.choice}
              >
                {value}
                {isSoldOut && <span className={styles.note}>売り切れ</span>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
