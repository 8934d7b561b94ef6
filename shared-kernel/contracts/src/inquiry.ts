import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from 'superstruct'
import { endpoint } from './endpoint'
import { pagingQuery } from './paging'
import { captchaToken, instant, longText, maybe } from './wire'

const contact = {
  kind: optional(enums(['contact', 'catalog_order', 'product'])),
  /** Key of the form's page. The API validates that form's fields. */
  form: optional(enums(['contact', 'contact-business'])),
  category_id: maybe(integer()),
  name: string(),
  name_kana: maybe(string()),
  email: string(),
  phone_number: maybe(string()),
  postal_code: maybe(string()),
  prefecture: maybe(string()),
  city: maybe(string()),
  address1: maybe(string()),
  address2: maybe(string()),
  order_no: maybe(string()),
  product_key: maybe(string()),
  catalog_keys: optional(array(string())),
  file_keys: optional(array(string())),
  body: longText(10_000),
}

/** Fields of the business theme's contact form (§3). Delivery and payment are 1, 2 or 3. */
const business = {
  corporation: maybe(string()),
  department: maybe(string()),
  address: maybe(string()),
  establishment: maybe(string()),
  annual_sale: maybe(string()),
  capital: maybe(string()),
  employee_num: maybe(string()),
  business_type: maybe(string()),
  store_name: maybe(string()),
  business_hours: maybe(string()),
  business_holiday: maybe(string()),
  url: maybe(string()),
  delivery: maybe(integer()),
  delivery_company: maybe(string()),
  payment: maybe(integer()),
}

export const InquiryInput = object({ ...contact, ...business })
export type InquiryInput = Infer<typeof InquiryInput>

/** `prepare` validates without sending, for the confirm screen. `send` is idempotent by `idempotency_key`. */
export const sendInquiry = endpoint({
  method: 'POST',
  path: '/v1/inquiries',
  access: 'public',
  body: object({
    ...InquiryInput.schema,
    mode: enums(['prepare', 'send']),
    idempotency_key: optional(string()),
    captcha_token: captchaToken,
  }),
  response: type({ is_sent: boolean(), inquiry_no: nullable(string()) }),
})

export const InquirySummary = type({
  id: integer(),
  inquiry_no: string(),
  kind: string(),
  category_name: nullable(string()),
  body: string(),
  is_replied: boolean(),
  created_at: instant,
})
/** Attachment of an inquiry. `downloadInquiryFile` takes its `key`. */
const InquiryFile = type({ key: optional(string()), name: string(), size: integer() })
export const Inquiry = type({
  ...InquirySummary.schema,
  name: string(),
  email: string(),
  category_id: nullable(integer()),
  order_no: nullable(string()),
  /** Attachments with their original names. Sizes in bytes. */
  files: array(InquiryFile),
  reply: nullable(string()),
  reply_files: optional(array(InquiryFile)),
  replied_at: nullable(instant),
})
export type InquirySummary = Infer<typeof InquirySummary>
export type Inquiry = Infer<typeof Inquiry>

export const listMyInquiries = endpoint({
  method: 'GET',
  path: '/v1/me/inquiries',
  access: 'member',
  query: object(pagingQuery),
  response: type({ data: array(InquirySummary) }),
})

export const getMyInquiry = endpoint({
  method: 'GET',
  path: '/v1/me/inquiries/:id',
  access: 'member',
  response: Inquiry,
})

/**
 * A file that either side attached to the member's inquiry. 404 `inquiry_file.not_found` for any other file.
 */
export const downloadInquiryFile = endpoint({
  method: 'GET',
  path: '/v1/me/inquiries/:id/files/:key',
  access: 'member',
  beyondSpec: 'ADR 0070',
  payload: 'file',
})
