import { isForEachPiece, type CartProduct } from '@storefront/contracts'
import type { NewLine } from '../engine/cart.api'

export const inscriptionFields = [
  'noshi_heading',
  'noshi_cord',
  'noshi_place',
  'noshi_name',
  'message',
] as const

/** Builds a new line with all options of a deleted line, to restore it. */
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
          accessories: accessories.map(({ accessory_id, quantity: count, ...accessory }) => ({
            accessory_id,
            quantity: count,
            ...Object.fromEntries(inscriptionFields.map((name) => [name, accessory[name]])),
          })),
        }
      : {}),
  }
}

/**
 * Says that a line was deleted. Names the card and bag that went with it, because the cart lists them apart
 * from the line, for the whole parcel.
 */
export function deletionText({ product_info, accessories }: CartProduct): string {
  const enclosed = accessories.filter((accessory) => !isForEachPiece(accessory)).map(({ name }) => name)
  const gone = enclosed.length > 0 ? `、添えていた「${enclosed.join('」「')}」とともに` : ''
  return `「${product_info.name}」を${gone}カートから削除しました。`
}

/** Sums a product's quantity over all of its lines, because volume prices count the lines together. */
export const quantityOfProduct = (products: readonly CartProduct[], { product_id }: CartProduct) =>
  products.filter((other) => other.product_id === product_id).reduce((sum, { quantity }) => sum + quantity, 0)
