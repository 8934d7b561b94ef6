import type { CartDetail, CartProduct } from '@storefront/contracts'
import { publish, type PurchaseChoice, type PurchaseOutcome, type RefusalReason } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { createStore } from '@storefront/state'
import { recordItems } from '../analytics.rules'
import { addPieces } from './cart.state'
import { toNewLine } from './add-to-cart.rules'
import { rememberOccasion } from '../form-draft.state'
import { recordCartEvent } from '../record-cart-event'

type AnnouncedProduct = {
  isPending?: false
  name: string
  quantity: number
  counter?: string
  name_marking?: string
  detail?: CartDetail
  /** True if the product was added in an occasion's list, which has no choice of a noshi. */
  isNoshiOpen?: boolean
  /** True if a name can be put on the product and the page that it was added on doesn't ask for one. */
  isNameOpen?: boolean
}

/** `detail` is the current cart. A pending product has no name until the server responds. */
export type AddedProduct = AnnouncedProduct | { isPending: true; quantity: number }

/** The product that the toast announces. Null hides the toast. */
export const addedProduct = createStore<AddedProduct | null>(null)

export const dismissAddedProduct = () => addedProduct.set(null)

/**
 * Adds the product to the cart and announces it at once as pending, unless the page announces it. Returns a
 * rejection instead of throwing.
 */
export async function addProduct(choice: PurchaseChoice): Promise<PurchaseOutcome> {
  const { product_key, product_id, quantity, options, occasion, is_announced = false } = choice
  const pending: AddedProduct = { isPending: true, quantity }
  addedProduct.set(is_announced ? null : pending)
  try {
    const { data } = await addPieces(toNewLine(choice))
    const line = data.detail.products.findLast((product) => product.product_id === product_id)
    if (occasion) rememberOccasion(product_id, occasion)
    publish('cart.product-added', { product_key, quantity })
    const { name = '', counter, name_marking } = line?.product_info ?? {}
    // A shopper who has gone to the cart in the meantime sees the product there.
    if (addedProduct.get() !== null)
      addedProduct.set({
        name,
        quantity,
        ...(counter ? { counter } : {}),
        ...(name_marking ? { name_marking } : {}),
        detail: data.detail,
        isNoshiOpen: occasion !== undefined && line !== undefined && isWithoutNoshi(line),
        isNameOpen: options === undefined && line?.product_info.has_name_embroidery === true,
      })
    if (line) recordCartEvent(recordItems('add_to_cart', [{ ...line, quantity }]))
    return { kind: 'added' }
  } catch (error) {
    // Another product may have replaced this announcement in the meantime.
    if (addedProduct.get() === pending) dismissAddedProduct()
    return { kind: 'refused', ...toRefusal(error) }
  }
}

const isWithoutNoshi = ({ product_info, accessories }: CartProduct): boolean =>
  product_info.accessory_choices?.includes('noshi') === true &&
  !accessories.some(({ kind }) => kind === 'noshi')

/** @param failed sentence for a failure that the server gives no reason for */
export function toRefusal(
  error: unknown,
  failed = 'カートに追加できませんでした。',
): { reason: RefusalReason; message: string } {
  if (!(error instanceof ResponseError) || error.status >= 500)
    return { reason: 'failed', message: `${failed}しばらくしてから、もう一度お試しください。` }
  const isSoldOut = error.code.endsWith('.sold_out') || error.code.endsWith('.not_enough')
  const isNotSale = error.code.endsWith('.not_sale') || error.code.includes('product_not_found')
  return { reason: isSoldOut ? 'sold-out' : isNotSale ? 'not-sale' : 'failed', message: error.message }
}
