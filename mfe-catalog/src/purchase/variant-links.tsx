import type { Product } from '@storefront/contracts'
import { Link } from 'react-router-dom'
import { listVariantChoices } from './product-variant.rules'
import { sizeRangeText } from './size-advice.rules'
import styles from './variant-links.module.css'

/** Renders sizes and colours as links, because each variant has its own page. */
export function VariantLinks({ product, suffix = '' }: { product: Product; suffix?: string }) {
  const { products, variant_label_1, variant_label_2, size_table } = product.product_model
  const axes = [
    { axis: 1 as const, label: variant_label_1 },
    { axis: 2 as const, label: variant_label_2 },
  ]
  return axes.map(({ axis, label }) => {
    const choices = listVariantChoices(products, product.key, axis)
    if (!label || choices.length < 2) return null
    const current = choices.find(({ isCurrent }) => isCurrent)?.value
    const range = sizeRangeText(size_table, current)
    return (
      <section key={axis} aria-label={label}>
        <p className={styles.label}>
          {label}：{current}
          {range && `（${range}の方）`}
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
