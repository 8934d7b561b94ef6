import type { CartProduct } from '@storefront/contracts'
import type { NewLine } from '../engine/cart.api'

/** Builds the line that restores a deleted one. */
export function lineAgain({
  product_id,
  quantity,
  measurement,
  name_embroidery,
  accessories,
}: CartProduct): NewLine {
  return {
    product_id,
    quantity,
    ...(measurement ? { measurement } : {}),
    ...(name_embroidery ? { name_embroidery } : {}),
    ...(accessories.length > 0
      ? {
          accessories: accessories.map(
            ({
              accessory_id,
              quantity: count,
              noshi_heading,
              noshi_cord,
              noshi_place,
              noshi_name,
              message,
            }) => ({
              accessory_id,
              quantity: count,
              noshi_heading,
              noshi_cord,
              noshi_place,
              noshi_name,
              message,
            }),
          ),
        }
      : {}),
  }
}

/** Total quantity of this product across the cart: volume prices count all of its lines together. */
export const quantityOfProduct = (products: readonly CartProduct[], { product_id }: CartProduct) =>
  products.filter((other) => other.product_id === product_id).reduce((sum, { quantity }) => sum + quantity, 0)
