import { variantNameOf, type Product } from '@storefront/contracts'
import { Panel } from '@storefront/ui'
import { useQuantitiesInCart } from './in-cart.state'

/** Tells a shopper who changes the size of a garment that the cart still has the one added before. */
export function OtherSizesInCart({ product }: { product: Pick<Product, 'id' | 'product_model'> }) {
  const quantities = useQuantitiesInCart() ?? {}
  const { products, variant_label_1, variant_label_2 } = product.product_model
  const names = products
    .filter(({ id }) => id !== product.id && (quantities[id] ?? 0) > 0)
    .map(({ variant_value_1 = null, variant_value_2 = null }) =>
      variantNameOf({ variant_label_1, variant_label_2, variant_value_1, variant_value_2 }),
    )
  if (names.length === 0) return null
  return (
    <Panel tone="caution">
      カートには「{names.join('」「')}」が入っています。入れ替えるときは、
      <a href="/cart">カートの画面</a>で変更してください。
    </Panel>
  )
}
