import { lastOf, on, type StorefrontEvents } from '@storefront/event-bus'
import { createDrafts, useDraft, type Draft } from '@storefront/forms'
import { orderedGoods } from '@storefront/state'
import type { Product } from '@storefront/contracts'
import { useQuantitiesInCart } from '../in-cart/in-cart.state'
import { embroideryChoices, embroideryField, type MadeToOrder } from '../purchase/product-uos.rules'
import { countPiecesIn, type CountPieces } from './school.rules'

const drafts = createDrafts('school-')
const typed = drafts.of<MadeToOrder>('typed')

/** The embroidery of the last garment that got one, in the fields of the form. */
export const lastEmbroidery = drafts.of<MadeToOrder>('embroidery')

/** Query of the order page of the set that the shopper last chose goods of, with the pupil's choices. */
export const lastSet = drafts.of<string>('last-set')

const embroideryFields: readonly string[] = [embroideryField, ...embroideryChoices]

/** Keeps the embroidery of a garment that is added to the cart, to offer it for the next one. */
export function rememberEmbroidery(values: MadeToOrder) {
  if (values[embroideryField]?.trim()) lastEmbroidery.save(pick(values, embroideryFields))
}

/**
 * Keeps the measures for the next garment, and the embroidery for this one: the next may be of another child.
 * `fields` are those of this garment. The others stay as they were typed.
 */
export function garmentDraft(
  { product_model: { key } }: Pick<Product, 'product_model'>,
  fields: readonly string[],
): Pick<Draft<MadeToOrder>, 'read' | 'save'> {
  const measures = fields.filter((field) => !embroideryFields.includes(field))
  const sewn = fields.filter((field) => embroideryFields.includes(field))
  const own = drafts.of<MadeToOrder>(`embroidery-${key}`)
  return {
    read: () => ({ ...pick(typed.read() ?? {}, measures), ...pick(own.read() ?? {}, sewn) }),
    save(values) {
      typed.save({ ...typed.read(), ...pick(values, measures) })
      if (sewn.length > 0) own.save(pick(values, sewn))
    },
  }
}

/** Input of the page that changes a line of the cart. */
export const lineDraft = (key: string) => drafts.of<MadeToOrder>(`line-${key}`)

const pick = (values: MadeToOrder, fields: readonly string[]): MadeToOrder =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))

/** Keys of the garments that this tab added to the cart, in every size. */
export const addedGarments = drafts.of<readonly string[]>('added')

export const countAsAdded = (keys: readonly string[]) =>
  addedGarments.save([...new Set([...(addedGarments.read() ?? []), ...keys])])

export type AddedPieces = { count: CountPieces; countOrdered: CountPieces; isCartKnown: boolean }

/**
 * Counts the pieces of a set's item that the shopper has, in the cart and in this tab's orders. As long as
 * the cart is unknown, the items that this tab has added and `also` count as complete, because the server
 * knows the URL alone.
 */
export function useAddedPieces(also: readonly string[] = []): AddedPieces {
  const added = useDraft(addedGarments)
  const quantities = useQuantitiesInCart()
  const ordered = orderedGoods.use()
  const countOrdered: CountPieces = (item) => countPiecesIn(ordered, item)
  const keys = [...(added ?? []), ...also]
  const countInCart: CountPieces = (item) => {
    if (quantities) return countPiecesIn(quantities, item)
    return keys.includes(item.product.key) ? item.quantity : 0
  }
  return {
    count: (item) => countInCart(item) + countOrdered(item),
    countOrdered,
    isCartKnown: quantities !== undefined,
  }
}

const forgetOfEmpty = ({ count, pending = 0 }: StorefrontEvents['cart.changed']) => {
  if (count + pending === 0) addedGarments.clear()
}

on('cart.emptied').subscribe(drafts.clearAll)
on('cart.changed').subscribe(forgetOfEmpty)
// A return from the payment service ends the order on a page that loads none of this.
const last = lastOf('cart.changed')
if (last) forgetOfEmpty(last)
