import type { Accessory, Product } from '@storefront/contracts'
import { Price } from '@storefront/ui'
import { sumExtras } from './accessories/extras-price.rules'
import type { Purchase } from './use-purchase'
import { findShownPrice } from './variant/product-variant.rules'

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

/** Shows the sum beside the button that adds it to the cart. */
export const PurchaseSum = (summed: Summed) => (
  <Price
    withTax={sumWithExtras(summed)}
    isFrom={findShownPrice(summed.product, summed.purchase).isFrom}
    size="sm"
  />
)
