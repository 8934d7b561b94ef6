import type { Selectable, Generated } from 'kysely'
import type {
  AmountByTaxRate,
  CartDetail,
  CartOrderer,
  OrderStatus,
  PaymentKind,
} from '@storefront/contracts'
import type { Id, Instant, Json, Nullable, OptionalInstant } from '../../platform/database/column'
import type { TaxRounding } from '../../shop/tax-rate/tax-rate.rules'

/** A placed order stores the agreed amounts, texts and cart details. */
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
  /** Rounding of tax when the order was placed. The shop's setting may have changed since then. */
  tax_rounding: TaxRounding
  detail: Json<CartDetail>
  note: Nullable<string>
  receipt_name: Nullable<string>
  /** The proviso on the receipt. Null uses the shop's default text. */
  receipt_proviso: Nullable<string>
  /** Time at which the receipt was first issued. Any later issue is a copy. */
  receipt_issued_at: OptionalInstant
  receipt_nonce: string
  receipt_token_hash: string
  is_social_gift: boolean
  /** Payment deadline. After the deadline, a job abandons the order. */
  payment_expires_at: OptionalInstant
  cancelled_at: OptionalInstant
  cancel_reason: Nullable<string>
  cancel_only_ecd_key: Generated<string>
  /** Pseudonym of the client's IP address, equal for orders from the same address. */
  address_mark: Nullable<string>
  /** Time at which personal data was erased. Accounting data stays. */
  erased_at: OptionalInstant
}

export type OrderRow = Selectable<OrderTable>
