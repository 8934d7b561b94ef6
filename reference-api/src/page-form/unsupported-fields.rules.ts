import { addUserAddress, registerUser, sendInquiry, updateMyUser } from '@storefront/contracts'
import { wireNamesOf } from './form-check.rules'
import type { FormField } from './page-form.table'

type FormCall = { call: { body?: { schema: unknown } }; person?: string }

/** The call that a page's form is sent by; `person` stands before the parts of a name. */
const formCalls: Record<string, FormCall> = {
  register: { call: registerUser },
  user: { call: updateMyUser },
  address: { call: addUserAddress, person: 'shipping_' },
  contact: { call: sendInquiry },
  'contact-business': { call: sendInquiry },
  'catalog-order': { call: sendInquiry },
}

/** Fields of a page's form that its call does not carry: nobody could ever fill them in. */
export function unsupportedFields(page: string, form: readonly FormField[]): string[] {
  const known = Object.hasOwn(formCalls, page) ? formCalls[page] : undefined
  if (!known) return []
  const carried = Object.keys((known.call.body?.schema ?? {}) as object)
  return wireNamesOf(form, known.person).filter((name) => !carried.includes(name))
}
