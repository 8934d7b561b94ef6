import type { Database } from '../platform/database/schema'

export type Table = keyof Database
type Blanks = Partial<Record<Table, Record<string, unknown>>>

/** Tables whose rows are deleted entirely, in an order that foreign keys allow. */
export const removedRows = [
  'user_session',
  'one_time_token',
  'login_code',
  'login_history',
  'passkey_challenge',
  'user_passkey',
  'user_address',
  'user_card',
  'product_like',
  'ecommerce_event',
  'product_request',
  'product_search_history',
  'product_history',
  'user_memorial',
  'timeseries',
  'bookmark',
  'user_list_product',
  'user_list',
  'system_message_read',
  'system_message',
  'news_readable',
  'point_balance',
  'credit_account',
] as const satisfies readonly Table[]

/**
 * Rows of non-members, which expire without an erasure: a registration within a day, a booking a month after
 * its date.
 */
export const passingRows = ['pending_registration', 'fitting_booking'] as const satisfies readonly Table[]

/** Rows with a file, which is deleted before the row. */
export const removedFiles = [
  'address_sheet',
  'upload_file',
  'product_review_photo',
] as const satisfies readonly Table[]

/** A member's carts with their child rows. Guests' carts expire by themselves. */
export const cartTables = [
  'cart',
  'cart_accessory',
  'cart_coupon',
  'cart_line',
  'cart_packing',
  'cart_shipping',
] as const satisfies readonly Table[]

/** Rows kept for statistics, with the values that replace personal data. */
export const blankedRows = {
  product_review: {
    user_account_id: null,
    nickname: '退会されたお客さま',
    order_line_id: null,
    age_band: null,
  },
  inquiry: {
    user_account_id: null,
    name: '',
    email: '',
    body: '',
    data: '{}',
    idempotency_key: null,
    reply: null,
    reply_file_keys: '[]',
  },
} as const satisfies Blanks

/** Values for the account row, which is kept because orders refer to it. */
export const blankedAccount = {
  password_hash: 'none',
  first_name: '',
  last_name: '',
  first_name_kana: '',
  last_name_kana: '',
  gender_ct: null,
  birthday: null,
  job: null,
  corporation: null,
  department: null,
  question_ct: null,
  answer_hash: null,
  school_key: null,
  email_confirmed_at: null,
  locked_until: null,
  is_receive_newsletter: 0,
} as const

const noAddress = {
  shipping_last_name: null,
  shipping_first_name: null,
  shipping_last_name_kana: null,
  shipping_first_name_kana: null,
  postal_code: null,
  prefecture: null,
  city: null,
  address1: null,
  address2: null,
  phone_number: null,
  cell_phone_number: null,
}

const nobody = {
  last_name: '',
  first_name: '',
  last_name_kana: '',
  first_name_kana: '',
  postal_code: '',
  prefecture: '',
  city: '',
  address1: '',
  address2: '',
  phone_number: '',
  email: '',
  birthday: null,
  is_receive_newsletter: false,
}

/** Personal data in orders, erased once bookkeeping no longer needs it. */
export const blankedOrders = {
  order: {
    orderer: JSON.stringify(nobody),
    email: '',
    note: null,
    receipt_name: null,
    receipt_proviso: null,
    masked_number: null,
    payment_instruction: null,
    cancel_reason: null,
    user_account_id: null,
    address_mark: null,
  },
  order_shipping: { ...noAddress, carrier: null, tracking_number: null },
  order_line: { measurement: null, name_embroidery: null, accessories: '[]' },
  social_gift: {
    receiver_name: '',
    sender_name: '',
    message: null,
    begun: null,
    decline_message: null,
    thanks_message: null,
    thanks_picture_at: null,
    email: null,
  },
} as const satisfies Blanks
