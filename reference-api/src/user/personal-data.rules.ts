import type { Database } from '../database/schema'

type Table = keyof Database
type Blanks = Partial<Record<Table, Record<string, unknown>>>

/** Tables that know no person: the shop's own catalogue, contents and settings, and what is only counted. */
export const impersonalTables = [
  'accessory',
  'banner',
  'blog',
  'blog_product',
  'brand',
  'business_holiday',
  'carriage_rate',
  'catalog',
  'catalog_page',
  'category',
  'channel',
  'channel_carriage_rate',
  'channel_payment',
  'collection',
  'collection_product',
  'colorscheme',
  'coupon',
  'free_area',
  'landing_page',
  'maker',
  'message',
  'news',
  'page_form',
  'page_layout',
  'payment',
  'picture',
  'popup',
  'product',
  'product_accessory',
  'product_facet',
  'product_facet_kind',
  'product_model',
  'product_model_category',
  'product_picture',
  'product_related',
  'product_set',
  'product_stock',
  'product_tag',
  'qa',
  'qa_category',
  'rate_limit',
  'school',
  'setting',
  'static_page',
  'svg_content',
  'tag',
  'tax_rate',
] as const satisfies readonly Table[]

/** A member's rows that go as whole when the member leaves, in the order in which they may be deleted. */
export const removedRows = [
  'user_session',
  'one_time_token',
  'login_history',
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
  'system_message_read',
  'system_message',
  'news_readable',
  'point_balance',
] as const satisfies readonly Table[]

/** Rows of somebody who is no member yet: they go by themselves, within a day. */
export const passingRows = ['pending_registration'] as const satisfies readonly Table[]

/** Rows that point at a file: the file goes first. */
export const removedFiles = ['address_sheet', 'upload_file'] as const satisfies readonly Table[]

/** A member's carts, with what hangs on them; guests' carts expire by themselves. */
export const cartTables = [
  'cart',
  'cart_accessory',
  'cart_coupon',
  'cart_line',
  'cart_packing',
  'cart_shipping',
] as const satisfies readonly Table[]

/**
 * Rows that stay for the shop's figures, without the person: the new value of each column that told of one.
 */
export const blankedRows = {
  product_review: { user_account_id: null, nickname: '退会されたお客さま' },
  inquiry: {
    user_account_id: null,
    name: '',
    email: '',
    body: '',
    data: '{}',
    idempotency_key: null,
    reply: null,
  },
} as const satisfies Blanks

/** What is left of the account itself: a number that orders hang on. */
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

/** What an order tells of people, and may tell no longer once books need not be kept. */
export const blankedOrders = {
  order: {
    orderer: JSON.stringify(nobody),
    email: '',
    note: null,
    receipt_name: null,
    masked_number: null,
    payment_instruction: null,
    cancel_reason: null,
    user_account_id: null,
    address_mark: null,
  },
  order_shipping: { ...noAddress, tracking_number: null },
  order_line: { measurement: null, name_embroidery: null, accessories: '[]' },
  social_gift: { receiver_name: '', sender_name: '', message: null },
} as const satisfies Blanks

/**
 * Columns beside the blanked ones: numbers, states and texts of the shop. A new column is decided here or
 * above.
 */
export const impersonalColumns: Partial<Record<Table, readonly string[]>> = {
  product_review: ['id', 'product_id', 'key', 'rating', 'title', 'body', 'is_show', 'created_at'],
  inquiry: ['id', 'channel_id', 'inquiry_no', 'category_id', 'kind', 'replied_at', 'created_at'],
  user_account: [
    'id',
    'channel_id',
    'code',
    'password_changed_at',
    'is_registered_member',
    'is_verify',
    'mail_error_count',
    'failed_login_count',
    'created_at',
    'updated_at',
    'left_at',
    'erased_at',
  ],
  order: [
    'id',
    'order_no',
    'channel_id',
    'cart_id',
    'idempotency_key',
    'status',
    'ordered_at',
    'payment_id',
    'payment_kind',
    'payment_name',
    'total_quantity',
    'total_price',
    'total_carriage',
    'payment_fee',
    'coupon_discount',
    'point',
    'earned_point',
    'total_payment',
    'total_tax',
    'amount_by_tax_rate',
    'receipt_nonce',
    'receipt_token_hash',
    'is_social_gift',
    'payment_expires_at',
    'cancelled_at',
    'cancel_only_ecd_key',
    'erased_at',
    'tax_rounding',
  ],
  order_shipping: [
    'id',
    'order_id',
    'is_social_gift',
    'delivery_at',
    'delivery_timezone_key',
    'carriage_kind',
    'carriage',
    'arrival_text',
  ],
  order_line: [
    'id',
    'order_id',
    'order_shipping_id',
    'product_id',
    'product_info',
    'unit_price',
    'price_with_tax',
    'quantity',
    'tax_rate',
    'coupon_discount',
  ],
  social_gift: [
    'id',
    'order_id',
    'order_shipping_id',
    'token_nonce',
    'token_hash',
    'expires_at',
    'completed_at',
  ],
  order_stock: ['order_id', 'product_id', 'quantity'],
  order_payment: ['order_id', 'transaction_id', 'status', 'created_at', 'updated_at'],
  coupon_use: ['coupon_id', 'order_id', 'user_account_id', 'discount', 'used_at'],
  point_ledger: ['id', 'user_account_id', 'order_id', 'kind', 'point', 'note', 'created_at'],
  sandbox_payment_token: ['token', 'token_key', 'scenario', 'masked_number', 'created_at'],
  sandbox_payment_transaction: [
    'id',
    'order_no',
    'amount',
    'scenario',
    'masked_number',
    'status',
    'return_url',
    'attempt_count',
    'created_at',
  ],
}

/** Columns that are made anew from the row's number. */
export const renamedColumns: Partial<Record<Table, readonly string[]>> = {
  user_account: ['username', 'email'],
  order: ['detail'],
}
