import { sql } from 'kysely'
import { compileOnce } from '../../platform/database/compile-once'
import type { Db } from '../../platform/database/db'
import type { OrderLineRow, OrderShippingRow } from '../../order/order/order-detail.table'
import type { OrderRow } from '../../order/order/order.table'
import type { GiftOrderTable } from '../../order/social-gift/gift-order.table'
import type { SocialGift } from '../../order/social-gift/social-gift.table'

const orderColumns = [
  ...(['order_no', 'channel_id', 'user_account_id', 'cart_id', 'idempotency_key', 'status'] as const),
  ...(['ordered_at', 'payment_id', 'payment_kind', 'payment_name', 'payment_instruction'] as const),
  ...(['masked_number', 'orderer', 'email', 'total_quantity', 'total_price', 'total_carriage'] as const),
  ...(['payment_fee', 'coupon_discount', 'point', 'earned_point', 'total_payment', 'total_tax'] as const),
  ...(['amount_by_tax_rate', 'tax_rounding', 'detail', 'note', 'receipt_name', 'receipt_nonce'] as const),
  ...(['receipt_token_hash', 'is_social_gift', 'payment_expires_at', 'address_mark'] as const),
]
const shippingColumns = [
  ...(['is_social_gift', 'shipping_last_name', 'shipping_first_name', 'shipping_last_name_kana'] as const),
  ...(['shipping_first_name_kana', 'postal_code', 'prefecture', 'city', 'address1', 'address2'] as const),
  ...(['phone_number', 'cell_phone_number', 'delivery_at', 'delivery_timezone_key'] as const),
  ...(['arrival_text', 'ships_on', 'carriage_kind', 'carriage'] as const),
]
const lineColumns = [
  ...(['product_id', 'product_info', 'unit_price', 'price_with_tax', 'quantity', 'tax_rate'] as const),
  ...(['total_price', 'coupon_discount', 'measurement', 'name_embroidery', 'accessories'] as const),
]
const giftColumns = [
  ...(['token_nonce', 'token_hash', 'receiver_name', 'sender_name', 'message', 'expires_at'] as const),
]

export type NewOrder = Pick<OrderRow, (typeof orderColumns)[number]>
/** A missing column is null. */
export type NewShipping = Pick<OrderShippingRow, 'is_social_gift' | 'carriage_kind' | 'carriage'> &
  Partial<Pick<OrderShippingRow, (typeof shippingColumns)[number]>>
/** Index of the row's parcel in `shippings`. */
type OfShipping = { shipping: number }
export type NewLine = Pick<OrderLineRow, (typeof lineColumns)[number]> & OfShipping
export type NewGift = Pick<SocialGift, (typeof giftColumns)[number]> & OfShipping

export type OrderWriting = {
  order: NewOrder
  shippings: readonly NewShipping[]
  lines: readonly NewLine[]
  /** The giver's link, for a social gift. */
  giftOrder: Omit<GiftOrderTable, 'order_id'> | null
  gifts: readonly NewGift[]
  /** Whether a payment is requested right after the order. */
  isPaymentRequested: boolean
}

export type WrittenOrder = { order: OrderRow; lines: OrderLineRow[]; shippings: OrderShippingRow[] }

type Values = Record<'order' | 'shippings' | 'lines' | 'giftOrders' | 'gifts' | 'payments', string>
type Row = OrderRow & Omit<WrittenOrder, 'order'>

const list = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

/** Reads rows from JSON. `ordinality` counts them from 1. */
const rowsOf = (table: string, json: string) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) with ordinality`

/**
 * The parcels' ids are drawn before the insert, because its returned rows don't say which given row they
 * come from. Lines and gifts refer to their parcel by its position.
 */
const insertQuery = compileOnce<Values, Row>((db, values) => ({
  compile: () =>
    sql<Row>`with new_order as (
      insert into "order" (${list(orderColumns)})
      select ${list(orderColumns)} from jsonb_populate_record(null::"order", ${values.order}::jsonb)
      returning *),
    parcel as materialized (
      select nextval(pg_get_serial_sequence('order_shipping', 'id'))::integer as new_id, given.*
      from ${rowsOf('order_shipping', values.shippings)} given),
    new_shipping as (
      insert into order_shipping (id, order_id, ${list(shippingColumns)})
      select parcel.new_id, new_order.id, ${list(shippingColumns, 'parcel')}
      from parcel, new_order order by parcel.ordinality
      returning *),
    new_line as (
      insert into order_line (order_id, order_shipping_id, ${list(lineColumns)})
      select new_order.id, parcel.new_id, ${list(lineColumns, 'given')}
      from ${rowsOf('order_line', values.lines)} given
      join parcel on parcel.ordinality = given.order_shipping_id, new_order order by given.ordinality
      returning *),
    new_gift_order as (
      insert into gift_order (order_id, token_nonce, token_hash)
      select new_order.id, given.token_nonce, given.token_hash
      from ${rowsOf('gift_order', values.giftOrders)} given, new_order),
    new_gift as (
      insert into social_gift (order_id, order_shipping_id, ${list(giftColumns)})
      select new_order.id, parcel.new_id, ${list(giftColumns, 'given')}
      from ${rowsOf('social_gift', values.gifts)} given
      join parcel on parcel.ordinality = given.order_shipping_id, new_order order by given.ordinality),
    new_payment as (
      insert into order_payment (order_id, status)
      select new_order.id, given.status from ${rowsOf('order_payment', values.payments)} given, new_order),
    closed as (
      update cart set transaction_error = null, version = cart.version + 1,
        status = case when new_order.status = 'pending_payment' then cart.status else 'decided' end,
        pending_order_id = case when new_order.status = 'pending_payment' then new_order.id
          else cart.pending_order_id end
      from new_order where cart.id = new_order.cart_id)
    select new_order.*,
      (select coalesce(json_agg(new_shipping order by id), '[]') from new_shipping) as shippings,
      (select coalesce(json_agg(new_line order by id), '[]') from new_line) as lines
    from new_order`.compile(db),
}))

/**
 * Inserts an order with everything that refers to it, and closes its cart, or lets it wait for the payment.
 * Returns the rows in the given order.
 */
export async function insertOrder(trx: Db, writing: OrderWriting): Promise<WrittenOrder> {
  const { order, shippings, giftOrder, isPaymentRequested } = writing
  const withPosition = <Given extends OfShipping>(rows: readonly Given[]) =>
    JSON.stringify(rows.map(({ shipping, ...row }) => ({ ...row, order_shipping_id: shipping + 1 })))
  const [row] = await insertQuery(trx, {
    order: JSON.stringify(order),
    shippings: JSON.stringify(shippings),
    lines: withPosition(writing.lines),
    giftOrders: JSON.stringify(giftOrder ? [giftOrder] : []),
    gifts: withPosition(writing.gifts),
    payments: JSON.stringify(isPaymentRequested ? [{ status: 'requested' }] : []),
  })
  const { shippings: parcels, lines, ...written } = row!
  return { order: written, lines, shippings: parcels }
}
