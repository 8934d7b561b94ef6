import {
  getCategoryHierarchy,
  getFormLayout,
  getMyUser,
  sendInquiry,
  type FormLayout,
  type InquiryInput,
  type User,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import { isMember } from '@storefront/session'
import type { ContactForm, ContactLayout } from './contact.rules'

const page: ContactForm = 'contact'

/**
 * Fetches the form that staff configured. The shop's inquiry categories become the options of the type field.
 */
export async function fetchContactForm(form: ContactForm, signal: AbortSignal): Promise<ContactLayout> {
  const [layout, categories, own] = await Promise.all([
    fetchLayout(form, signal),
    call(getCategoryHierarchy, { query: { table: 'inquiries' }, signal }),
    fetchOwnAnswers(signal),
  ])
  const kinds = categories.data.data
  const category_id = kinds.map(({ id, name }) => ({ value: id, label: name }))
  return {
    ...layout,
    kinds: kinds.map(({ key, id }) => ({ key, id })),
    dataFormDefault: { ...layout.dataFormDefault, ...own },
    options: { ...layout.options, category_id: layout.options.category_id ?? category_id },
  }
}

/** Fields that are prefilled for a member. */
const knownFields = [
  'name',
  'name_kana',
  'email',
  'phone_number',
  'corporation',
  'department',
] as const satisfies readonly (keyof User)[]

/** Fetches the member's values for the known fields. Returns none if the member's data can't be loaded. */
async function fetchOwnAnswers(signal: AbortSignal): Promise<Record<string, string>> {
  if (!(await isMember())) return {}
  try {
    const user = (await call(getMyUser, { signal })).data
    return Object.fromEntries(knownFields.flatMap((name) => (user[name] ? [[name, user[name]]] : [])))
  } catch (error) {
    if (error instanceof ResponseError) return {}
    throw error
  }
}

async function fetchLayout(wanted: ContactForm, signal: AbortSignal): Promise<FormLayout> {
  try {
    return (await call(getFormLayout, { params: { page: wanted }, signal })).data
  } catch (error) {
    if (wanted === page || !(error instanceof ResponseError) || error.status !== 404) throw error
    return fetchLayout(page, signal)
  }
}

/** Validates an inquiry without sending it, for the confirmation page (§7). */
export async function prepareInquiry(inquiry: InquiryInput) {
  await call(sendInquiry, { body: { ...inquiry, mode: 'prepare' } })
}

/** Sends an inquiry and returns its number. Repeating a key sends nothing new. */
export async function send(
  inquiry: InquiryInput & { captcha_token?: string },
  idempotencyKey: string,
): Promise<string> {
  return (
    (await call(sendInquiry, { body: { ...inquiry, mode: 'send', idempotency_key: idempotencyKey } })).data
      .inquiry_no ?? ''
  )
}
