import { variantNameOf } from '@storefront/contracts'
import type { Trx } from '../../../platform/database/db'
import { randomUUID } from 'node:crypto'
import { listCarriageRates } from '../../../delivery/delivery/carriage-rate.sql'
import { pictureJson } from '../../../platform/media/picture-lookup.sql'
import { addPoints } from '../../../member/point-ledger/point-ledger.sql'
import { hashToken } from '../../../platform/secret/token.rules'
import type { TaxRates } from '../../../shop/tax-rate/tax-rate.table'
import { fetchTaxRates } from '../../../shop/tax-rate/tax-rate.sql'
import { toOrderer, pastOrderAmounts, pastOrderDetail, type PastLine } from './past-order.rules'
import type { NewMember } from '../new-members.sql'
import { noonOf } from '../../format/shop-day.rules'

type PastOrder = NewMember['orders'][number]

/** Imports a new member's past orders. Leaves stock alone, because stock was counted after these orders. */
export async function loadPastOrders(
  trx: Trx,
  channel_id: number,
  user_account_id: number,
  member: NewMember,
): Promise<void> {
  const rates = await listCarriageRates(trx, channel_id)
  for (const past of member.orders) {
    const {
      id: payment_id,
      kind: payment_kind,
      name: payment_name,
    } = await trx
      .selectFrom('payment')
      .select(['id', 'kind', 'name'])
      .where('code', '=', past.payment)
      .executeTakeFirstOrThrow()
    const address = member.addresses[past.address - 1] ?? member.addresses[0]!
    const tax = await fetchTaxRates(trx, channel_id, past.ordered_on)
    const lines = await pastLines(trx, channel_id, past.lines, tax)
    const { products, totals, carriage, kind } = pastOrderAmounts(lines, address, payment_kind, rates, tax)
    const {
      total_accessory: _accessory,
      amount_until_free_carriage: _free,
      carriage_preview: _preview,
      amount_by_tax_rate,
      ...amounts
    } = totals
    const orderer = toOrderer(member)
    const isCancelled = past.status === 'cancelled'
    const { id: order_id } = await trx
      .insertInto('order')
      .values({
        ...amounts,
        order_no: past.order_no,
        channel_id,
        user_account_id,
        idempotency_key: past.order_no,
        status: past.status,
        ordered_at: noonOf(past.ordered_on),
        payment_id,
        payment_kind,
        payment_name,
        masked_number: payment_kind === 'card' ? '************1111' : null,
        orderer: JSON.stringify(orderer),
        email: member.email,
        amount_by_tax_rate: JSON.stringify(amount_by_tax_rate),
        detail: JSON.stringify(pastOrderDetail(products, totals, orderer)),
        tax_rounding: tax.rounding,
        is_social_gift: false,
        receipt_nonce: randomUUID(),
        receipt_token_hash: hashToken(randomUUID()),
        cancelled_at: isCancelled ? noonOf(past.ordered_on) : null,
        cancel_reason: isCancelled ? '不要になった' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const {
      division_ct: _division,
      is_default: _default,
      is_sender_default: _sender,
      address_name: _name,
      ...to
    } = address
    const { id: order_shipping_id } = await trx
      .insertInto('order_shipping')
      .values({
        order_id,
        is_social_gift: false,
        ...to,
        carriage_kind: kind,
        carriage,
        carrier: past.carrier ?? null,
        tracking_number: past.tracking_number ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('order_line')
      .values(
        products.map(({ product_id, product_info, unit_price, price_with_tax, ...line }) => ({
          order_id,
          order_shipping_id,
          product_id,
          product_info: JSON.stringify(product_info),
          unit_price,
          price_with_tax,
          quantity: line.quantity,
          total_price: line.total_price,
          tax_rate: line.tax_rate,
          coupon_discount: 0,
        })),
      )
      .execute()
    const earned = {
      user_account_id,
      order_id,
      kind: 'earned' as const,
      point: totals.earned_point,
      note: past.order_no,
      created_at: new Date(noonOf(past.ordered_on)),
    }
    if (!isCancelled) await addPoints(trx, earned)
  }
}

type Lines = PastOrder['lines']

async function pastLines(trx: Trx, channelId: number, lines: Lines, tax: TaxRates): Promise<PastLine[]> {
  return Promise.all(
    lines.map(async ([key, quantity]) => {
      const row = await trx
        .selectFrom('product')
        .innerJoin('product_model', 'product_model.id', 'product.product_model_id')
        .leftJoin('brand', 'brand.id', 'product_model.brand_id')
        .leftJoin('maker', 'maker.id', 'product_model.maker_id')
        .leftJoin('product_picture', (join) =>
          join.onRef('product_picture.product_id', '=', 'product.id').on('product_picture.position', '=', 0),
        )
        .select((eb) => [
          'product.id',
          'product.key',
          'product.code',
          'product.name',
          'product.variant_value_1',
          'product.variant_value_2',
          'product_model.variant_label_1',
          'product_model.variant_label_2',
          'product.is_alcohol',
          'product.tax_class',
          'product.is_sale',
          'product.max_quantity',
          'product.is_social_gift_allowed',
          'product.carriage_class',
          'product.unit_price',
          'maker.name as maker_name',
          'brand.name as brand_name',
          pictureJson(eb.ref('product_picture.picture_id')).as('image'),
        ])
        .where('product.channel_id', '=', channelId)
        .where('product.key', '=', key)
        .executeTakeFirstOrThrow()
      const {
        id,
        unit_price,
        tax_class,
        carriage_class,
        variant_label_1,
        variant_label_2,
        variant_value_1,
        variant_value_2,
        ...info
      } = row
      const product_info = {
        id,
        ...info,
        variant_name: variantNameOf({
          variant_label_1,
          variant_label_2,
          variant_value_1,
          variant_value_2,
        }),
        is_reduced_tax_rate: tax_class === 'reduced',
        stock_state: 'in_stock' as const,
        carriage_kind: carriage_class,
        components: [],
        category_names: [],
      }
      return { product_id: id, product_info, unit_price, tax_rate: tax[tax_class], quantity }
    }),
  )
}
