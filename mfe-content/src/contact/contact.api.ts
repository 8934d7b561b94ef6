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
import type { ContactForm } from './contact.rules'

const page: ContactForm = 'contact'

/** The form as configured by the shop's staff. The shop's categories are its inquiry types. */
export async function fetchContactForm(form: ContactForm, signal: AbortSignal): Promise<FormLayout> {
  const [layout, categories, own] = await Promise.all([
    fetchLayout(form, signal),
    call(getCategoryHierarchy, { query: { table: 'inquiries' }, signal }),
    fetchOwnAnswers(signal),
  ])
  const category_id = categories.data.data.map(({ id, name }) => ({ value: id, label: name }))
  return {
    ...layout,
    dataFormDefault: { ...layout.dataFormDefault, ...own },
    options: { ...layout.options, category_id: layout.options.category_id ?? category_id },
  }
}

/** Fields that can be prefilled for a member. */
const knownFields = [
  'name',
  'name_kana',
  'email',
  'phone_number',
  'corporation',
  'department',
] as const satisfies readonly (keyof User)[]

/** Prefills a member's name and email. The form still works if they can't be loaded. */
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

/** Validates without sending, for the confirmation screen (§7). */
export async function prepareInquiry(inquiry: InquiryInput) {
  await call(sendInquiry, { body: { ...inquiry, mode: 'prepare' } })
}

/** Sends an inquiry. Idempotent by key. */
export async function send(
  inquiry: InquiryInput & { captcha_token?: string },
  idempotencyKey: string,
): Promise<string> {
  return (
    (await call(sendInquiry, { body: { ...inquiry, mode: 'send', idempotency_key: idempotencyKey } })).data
      .inquiry_no ?? ''
  )
}
