import type { Database } from '../../platform/database/schema'

type Columns = Partial<Record<keyof Database, readonly string[]>>

const written = ['id', 'created_at'] as const

/** The columns exported from each table. Orders are exported as My Page shows them. */
export const takenColumns = {
  user_account: [
    ...written,
    ...['code', 'username', 'email', 'first_name', 'last_name', 'first_name_kana', 'last_name_kana'],
    ...['gender_ct', 'birthday', 'job', 'corporation', 'department', 'school_key', 'question_ct'],
    ...['is_receive_newsletter', 'is_registered_member', 'is_verify', 'email_confirmed_at'],
    ...['password_changed_at', 'updated_at'],
  ],
  user_address: [
    ...written,
    ...['division_ct', 'is_default', 'is_sender_default', 'address_name', 'shipping_name', 'shipping_kana'],
    ...['shipping_first_name', 'shipping_last_name', 'shipping_first_name_kana', 'shipping_last_name_kana'],
    ...['postal_code', 'prefecture', 'city', 'address1', 'address2', 'phone_number', 'cell_phone_number'],
  ],
  user_card: [...written, 'is_main', 'name', 'masked_number', 'expiration', 'brand'],
  user_memorial: [
    ...written,
    'target_user_name',
    'division_ct',
    'name',
    'month',
    'date',
    'call',
    'reminded_on',
  ],
  user_passkey: [...written, 'name', 'is_synced', 'last_used_at'],
  user_session: [...written, 'ip_address', 'user_agent', 'rotated_at', 'revoked_at', 'refresh_expires_at'],
  login_history: ['id', 'login_at', 'is_success', 'ip_address', 'user_agent'],
  bookmark: [...written, 'title', 'url'],
  product_like: ['product_id', 'created_at'],
  user_list: [...written, 'name', 'note'],
  user_list_product: ['product_id', 'user_list_id', 'created_at'],
  product_history: ['id', 'product_id', 'viewed_at'],
  product_search_history: ['id', 'word', 'searched_at'],
  product_request: ['id', 'product_id', 'product_name', 'maker_name', 'url', 'body', 'email', 'requested_at'],
  product_review: [
    ...written,
    ...['product_id', 'order_line_id', 'nickname', 'rating', 'title', 'body', 'purpose', 'age_band'],
    ...['is_show', 'judged_at'],
  ],
  product_review_photo: [...written, 'product_review_id', 'position', 'width', 'height'],
  timeseries: [...written, 'purpose', 'data'],
  inquiry: [
    ...written,
    ...['inquiry_no', 'kind', 'category_id', 'name', 'email', 'body', 'data', 'reply', 'replied_at'],
  ],
  upload_file: [...written, 'dir', 'name', 'content_type', 'size'],
  address_sheet: [...written, 'kind', 'encoding', 'is_done'],
  system_message: ['id', 'title', 'body', 'published_at'],
  system_message_read: ['system_message_id', 'read_at'],
  news_readable: ['news_id', 'read_at'],
  ecommerce_event: [...written, 'name', 'args'],
  coupon_use: ['coupon_id', 'order_id', 'discount', 'used_at'],
  point_balance: ['point'],
  credit_account: ['credit_limit', 'closing_day', 'due_months', 'due_day'],
  credit_payment: ['id', 'amount', 'reference', 'paid_at'],
  point_ledger: [...written, 'order_id', 'kind', 'point', 'note', 'is_coming', 'usable_at'],
} as const satisfies Columns

/** Columns that would grant access to something, or that only the shop needs to manage the row. */
export const withheldColumns: Columns = {
  user_account: [
    ...['channel_id', 'password_hash', 'answer_hash', 'mail_error_count', 'failed_login_count'],
    ...['locked_until', 'left_at', 'erased_at', 'is_manager'],
  ],
  user_card: ['token', 'token_key'],
  user_passkey: ['credential_id', 'public_key', 'sign_count'],
  user_session: [
    ...['family', 'access_token_hash', 'access_expires_at', 'refresh_token_hash', 'rotation_nonce'],
    'origin_account_ids',
  ],
  product_history: ['guest_key'],
  user_list: ['key', 'share_token'],
  product_request: ['channel_id'],
  product_review: ['key'],
  product_review_photo: ['token', 'storage_path'],
  inquiry: ['channel_id', 'idempotency_key', 'reply_file_keys'],
  upload_file: ['channel_id', 'key', 'storage_path', 'used_at'],
  address_sheet: ['storage_path'],
  system_message: ['channel_id', 'key'],
  ecommerce_event: ['channel_id', 'token', 'logreco_rcmd_ct'],
}

/**
 * Codes and challenges would grant access to something. Carts and orders are exported as the shop shows them.
 */
export const withheldTables: readonly (keyof Database)[] = [
  'one_time_token',
  'login_code',
  'passkey_challenge',
  'cart',
  'order',
]

export type TakenTable = keyof typeof takenColumns

export const takenTables = Object.keys(takenColumns) as TakenTable[]
