import { on } from '@storefront/event-bus'
import { createDrafts, type Draft } from '@storefront/forms'
import type { MadeToOrder } from '../purchase/product-uos.rules'

const drafts = createDrafts('school-')
const typed = drafts.of<MadeToOrder>('typed')

/**
 * Keeps measures and embroidery for the next garment. `fields` are those of this garment. The others stay as
 * they were typed.
 */
export const garmentDraft = (fields: readonly string[]): Pick<Draft<MadeToOrder>, 'read' | 'save'> => ({
  read: () => pick(typed.read() ?? {}, fields),
  save: (values) => typed.save({ ...typed.read(), ...pick(values, fields) }),
})

const pick = (values: MadeToOrder, fields: readonly string[]): MadeToOrder =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)))

/** Keys of the garments that this tab added to the cart, in every size. */
export const addedGarments = drafts.of<readonly string[]>('added')

export const countAsAdded = (keys: readonly string[]) =>
  addedGarments.save([...new Set([...(addedGarments.read() ?? []), ...keys])])

on('cart.emptied').subscribe(drafts.clearAll)
on('cart.changed').subscribe(({ count, pending = 0 }) => {
  if (count + pending === 0) addedGarments.clear()
})
