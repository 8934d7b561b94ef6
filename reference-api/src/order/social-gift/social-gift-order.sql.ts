import type { CartProductInfo, SocialGiftShipping } from '@storefront/contracts'
import type { Db } from '../../platform/database/db'
import { timezoneName } from '../../delivery/delivery/leadtime.rules'
import { giftLetter } from './social-gift.rules'
import type { SocialGiftRow } from './social-gift.table'
import { sql, type Updateable } from 'kysely'
import type { OrderShippingTable } from '../order/order-detail.table'

export const findGiftShipping = (db: Db, id: number) =>
  db.selectFrom('order_shipping').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const nothingBegun = { delivery_at: null, delivery_timezone_key: null }

/** Returns the delivery preferences but never the address, because the link may have been passed on. */
export async function wireGiftShipping(db: Db, gift: SocialGiftRow): Promise<SocialGiftShipping> {
  const answered = gift.completed_at !== null && (await findGiftShipping(db, gift.order_shipping_id))
  const { delivery_at, delivery_timezone_key } = answered || (gift.begun ?? nothingBegun)
  const input = {
    delivery_at,
    delivery_timezone: timezoneName(delivery_timezone_key),
    delivery_timezone_key,
    variants: answered ? [] : (gift.begun?.variants ?? []),
  }
  return { id: gift.order_shipping_id, input, ...giftLetter(gift) }
}

export const listGiftLines = (db: Db, orderShippingId: number) =>
  db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select([
      'order_line.id',
      'order_line.product_id',
      'order_line.product_info',
      'order_line.quantity',
      'order_line.measurement',
      'order_line.name_embroidery',
      'order_line.accessories',
      'product.product_model_id',
      'product.unit_price',
      'product.tax_class',
      sql<number>`product.lead_days + coalesce((select max(accessory.added_days) from accessory
        join jsonb_array_elements(order_line.accessories) one on (one ->> 'accessory_id')::int = accessory.id), 0)`.as(
        'lead_days',
      ),
      'product.data',
    ])
    .where('order_line.order_shipping_id', '=', orderShippingId)
    .orderBy('order_line.id')
    .execute()

export type GiftLineRow = Awaited<ReturnType<typeof listGiftLines>>[number]

export const exchangeLine = (trx: Db, id: number, product_id: number, info: CartProductInfo) =>
  trx
    .updateTable('order_line')
    .set({ product_id, product_info: JSON.stringify(info) })
    .where('id', '=', id)
    .execute()

export const writeGiftShipping = (trx: Db, id: number, shipping: Updateable<OrderShippingTable>) =>
  trx.updateTable('order_shipping').set(shipping).where('id', '=', id).execute()
