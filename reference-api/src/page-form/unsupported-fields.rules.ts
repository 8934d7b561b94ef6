import {
  addUserAddress,
  CartAddressInput,
  CartOrdererInput,
  registerUser,
  sendInquiry,
  updateMyUser,
} from '@storefront/contracts'
import { listWireNames } from './form-check.rules'
import type { FormField } from './page-form.table'

type FormCall = { body?: { schema: unknown }; person?: string }

/** Measurements that a purchase can carry. Embroidery style and thread belong to `name-embroidery`. */
const madeToOrder = ['height', 'chest', 'waist', 'hip', 'sleeve', 'inseam', 'name_embroidery']

/** Request bodies by page. `person` prefixes the parts of a name. */
const formCalls: Record<string, FormCall> = {
  register: { body: registerUser.body },
  user: { body: updateMyUser.body },
  address: { body: addUserAddress.body, person: 'shipping_' },
  contact: { body: sendInquiry.body },
  'contact-business': { body: sendInquiry.body },
  'catalog-order': { body: sendInquiry.body },
  'cart-orderer': { body: CartOrdererInput },
  'cart-address': { body: CartAddressInput, person: 'shipping_' },
  'social-gift': { body: CartAddressInput, person: 'shipping_' },
  uos: { body: { schema: Object.fromEntries(madeToOrder.map((name) => [name, name])) } },
}

/**
 * Lists the fields of a page's form that are missing from the request body, so shoppers could never submit
 * them.
 */
export function unsupportedFields(page: string, form: readonly FormField[]): string[] {
  const known = Object.hasOwn(formCalls, page) ? formCalls[page] : undefined
  if (!known) return []
  const carried = Object.keys((known.body?.schema ?? {}) as object)
  return listWireNames(form, known.person).filter((name) => !carried.includes(name))
}
