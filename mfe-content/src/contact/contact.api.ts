import {
  getCategoryHierarchy,
  getFormLayout,
  sendInquiry,
  type FormLayout,
  type InquiryInput,
} from '@storefront/contracts'
import { call, ResponseError } from '@storefront/http'
import type { ContactForm } from './contact.rules'

const page: ContactForm = 'contact'

/** The form as the shop's staff laid it out; the kinds of inquiry are the shop's categories. */
export async function fetchContactForm(form: ContactForm, signal: AbortSignal): Promise<FormLayout> {
  const [layout, categories] = await Promise.all([
    fetchLayout(form, signal),
    call(getCategoryHierarchy, { query: { table: 'inquiries' }, signal }),
  ])
  const category_id = categories.data.data.map(({ id, name }) => ({ value: id, label: name }))
  return { ...layout, options: { ...layout.options, category_id: layout.options.category_id ?? category_id } }
}

async function fetchLayout(wanted: ContactForm, signal: AbortSignal): Promise<FormLayout> {
  try {
    return (await call(getFormLayout, { params: { page: wanted }, signal })).data
  } catch (error) {
    if (wanted === page || !(error instanceof ResponseError) || error.status !== 404) throw error
    return fetchLayout(page, signal)
  }
}

/** Checks without sending, for the confirm screen (§7). */
export async function prepareInquiry(inquiry: InquiryInput) {
  await call(sendInquiry, { body: { ...inquiry, mode: 'prepare' } })
}

/** Sends; the same key twice is one inquiry. */
export async function send(
  inquiry: InquiryInput & { captcha_token?: string },
  idempotencyKey: string,
): Promise<string> {
  return (
    (await call(sendInquiry, { body: { ...inquiry, mode: 'send', idempotency_key: idempotencyKey } })).data
      .inquiry_no ?? ''
  )
}
