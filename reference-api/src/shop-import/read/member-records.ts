import { array, boolean, defaulted, define, enums, object, optional, record, string } from 'superstruct'

export const day = define<string>(
  'day',
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
)
const instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
)

const pastInquiry = object({
  inquiry_no: string(),
  /** A key from categories.csv whose table is `inquiries`. */
  category: string(),
  order_no: optional(string()),
  body: string(),
  written_on: day,
  reply: optional(string()),
  replied_on: optional(day),
})

/** A demo member's records. Each list defaults to empty. */
export const memberRecords = {
  /** Payment sandbox cards. Each behaves differently in a payment. */
  cards: defaulted(
    array(
      object({
        brand: string(),
        masked_number: string(),
        /** In the format MM/YY. */
        expiration: string(),
        name: string(),
        is_main: defaulted(boolean(), false),
        scenario: enums(['challenge', 'frictionless', 'refused']),
      }),
    ),
    [],
  ),
  bookmarks: defaulted(array(object({ title: string(), url: string(), created_at: instant })), []),
  searches: defaulted(array(object({ word: string(), searched_at: instant })), []),
  requests: defaulted(
    array(
      object({
        /** A key from products.csv. Absent for products that the shop doesn't have. */
        product: optional(string()),
        product_name: string(),
        maker_name: defaulted(string(), ''),
        body: defaulted(string(), ''),
        requested_at: instant,
      }),
    ),
    [],
  ),
  logins: defaulted(
    array(
      object({
        login_at: instant,
        is_success: defaulted(boolean(), true),
        ip_address: string(),
        user_agent: string(),
      }),
    ),
    [],
  ),
  timeseries: defaulted(
    array(
      object({
        purpose: enums(['measurement', 'name-embroidery']),
        written_on: day,
        data: record(string(), string()),
      }),
    ),
    [],
  ),
  inquiries: defaulted(array(pastInquiry), []),
}
