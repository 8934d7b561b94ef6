import {
  addUserAddress,
  CartAddressInput,
  CartOrdererInput,
  registerUser,
  sendInquiry,
  updateMyUser,
} from '@storefront/contracts'
import { wireNamesOf } from './form-check.rules'
import type { FormField } from './page-form.table'

type FormCall = { body?: { schema: unknown }; person?: string }

/** A purchase carries these measures, and a name; its style and thread are those of `name-embroidery`. */
const madeToOrder = ['height', 'chest', 'waist', 'hip', 'sleeve', 'inseam', 'name_embroidery']

/** The body in which a page's form is sent; `person` is the prefix of the parts of a name. */
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

/** Fields of a page's form that its call does not carry: shoppers could never fill them in. */
export function unsupportedFields(page: string, form: readonly FormField[]): string[] {
  const known = Object.hasOwn(formCalls, page) ? formCalls[page] : undefined
  if (!known) return []
  const carried = Object.keys((known.body?.schema ?? {}) as object)
  return wireNamesOf(form, known.person).filter((name) => !carried.includes(name))
}
