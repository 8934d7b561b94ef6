import type { Selectable, Generated } from 'kysely'
import type {
  AmountByTaxRate,
  CartDetail,
  CartOrderer,
  OrderStatus,
  PaymentKind,
} from '@storefront/contracts'
import type { Id, Instant, Json, Nullable, OptionalInstant } from '../database/column'
import type { TaxRounding } from '../tax-rate/tax-rate.rules'

/** A placed order keeps what was agreed: amounts, texts and the cart's detail as it stood. */
export type OrderTable = {
  id: Id
  order_no: string
  channel_id: number
  user_account_id: Nullable<number>
  cart_id: Nullable<number>
  idempotency_key: string
  status: OrderStatus
  ordered_at: Instant
  payment_id: number
  payment_kind: PaymentKind
  payment_name: string
  payment_instruction: Nullable<string>
  masked_number: Nullable<string>
  orderer: Json<CartOrderer>
  email: string
  total_quantity: number
  total_price: number
  total_carriage: number
  payment_fee: number
  coupon_discount: number
  point: number
  earned_point: number
  total_payment: number
  total_tax: number
  amount_by_tax_rate: Json<AmountByTaxRate[]>
  /** How its tax was rounded when it was placed; the shop's setting may differ by now. */
  tax_rounding: TaxRounding
  detail: Json<CartDetail>
  note: Nullable<string>
  receipt_name: Nullable<string>
  /** What the receipt says it is for; null leaves the shop's usual words. */
  receipt_proviso: Nullable<string>
  /** When a receipt was first handed out; every later one is a copy. */
  receipt_issued_at: OptionalInstant
  receipt_nonce: string
  receipt_token_hash: string
  is_social_gift: boolean
  /** Until when a payment may arrive; a job gives the order up afterwards. */
  payment_expires_at: OptionalInstant
  cancelled_at: OptionalInstant
  cancel_reason: Nullable<string>
  cancel_only_ecd_key: Generated<string>
  /** Equal for orders from one address; tells nothing of it. */
  address_mark: Nullable<string>
  /** When the people of it were erased; what books need stays. */
  erased_at: OptionalInstant
}

export type OrderRow = Selectable<OrderTable>
