import { productCounter, type Accessory, type Product } from '@storefront/contracts'
import { Price } from '@storefront/ui'
import { nameChosen, summariseChosen, sumExtras } from './accessories/extras.rules'
import type { Purchase } from './use-purchase'
import { findShownPrice } from './variant/product-variant.rules'
import styles from './purchase-sum.module.css'

type Summed = {
  product: Product
  accessories: readonly Accessory[]
  purchase: Pick<Purchase, 'quantity' | 'accessories' | 'isSizeMissing'>
}

/** Sums the chosen pieces with their wrapping, card and bag. */
export function sumWithExtras({ product, accessories, purchase }: Summed): number {
  const { quantity, accessories: chosen } = purchase
  const { price } = findShownPrice(product, purchase)
  return price.price_with_tax * quantity + sumExtras({ accessories, chosen, quantity })
}

/** Shows the sum of the chosen pieces and their accessories. */
export const PurchaseSum = (summed: Summed) => (
  <Price
    withTax={sumWithExtras(summed)}
    isFrom={findShownPrice(summed.product, summed.purchase).isFrom}
    size="sm"
  />
)

/** Shows the sum beside the bar's button. Names only the first accessory, because the bar has little room. */
export function BarSum(summed: Summed) {
  const included = summariseChosen(nameChosen(summed.accessories, summed.purchase.accessories))
  return (
    <p className={styles.bar}>
      <PurchaseSum {...summed} />
      {included && <small>{included}</small>}
    </p>
  )
}

/** Shows and announces the sum above the button as soon as it differs from the price. */
export function BoxSum(summed: Summed) {
  const { quantity, accessories: chosen } = summed.purchase
  const names = nameChosen(summed.accessories, chosen)
  const pieces = quantity > 1 ? `${quantity}${productCounter(summed.product)}` : undefined
  const included = names.length > 0 ? `${names.join('・')}付き` : undefined
  return (
    <p className={styles.box} role="status">
      {(pieces || included) && (
        <>
          小計 <PurchaseSum {...summed} />
          <small>{[pieces, included].filter(Boolean).join('・')}</small>
        </>
      )}
    </p>
  )
}
