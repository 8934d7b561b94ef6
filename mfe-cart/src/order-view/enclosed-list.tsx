import type { CartProduct } from '@storefront/contracts'
import { allEnclosed } from './enclosed.rules'
import { accessoryPrice, accessoryWords } from './line-options'
import styles from './enclosed-list.module.css'

type EnclosedListProps = { products: readonly CartProduct[]; level: 'h2' | 'h3' }

/** Lists the cards and bags that belong to whole parcels, which no line lists. */
export function EnclosedList({ products, level: Heading }: EnclosedListProps) {
  const enclosed = allEnclosed(products)
  if (enclosed.length === 0) return null
  return (
    <div className={styles.enclosed}>
      <Heading>荷物に添えるもの</Heading>
      <ul>
        {enclosed.map((accessory) => (
          <li key={accessory.key}>
            <span>{accessoryWords(accessory)}</span> <span translate="no">{accessoryPrice(accessory)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
