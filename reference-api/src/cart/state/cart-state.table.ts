import type { CartOrderer } from '@storefront/contracts'
import type { CreditRow } from '../../payment/credit/credit.rules'
import type { CouponRow } from '../../pricing/coupon/coupon.table'
import type { CarriageRate } from '../../delivery/delivery/carriage-rate.table'
import type { PaymentRow } from '../../payment/payment/payment.table'
import type { TaxRates } from '../../shop/tax-rate/tax-rate.table'
import type { CartRow } from '../cart.table'
import type { PendingOrder } from '../payment/pending-order.table'
import type { CartAccessoryRow, CartLineRow } from '../line/cart-line.table'
import type {
  AccessoryGoodsRow,
  AccessoryOfferRow,
  CartProductRow,
  SetComponentRow,
} from '../line/cart-product.table'
import type { CartPackingRow, CartShippingRow } from '../shipping/cart-shipping.table'
import type { ClosedDays } from '../../delivery/delivery/business-day.rules'

export type CartContent = {
  lines: CartLineRow[]
  accessories: CartAccessoryRow[]
  shippings: CartShippingRow[]
  packings: CartPackingRow[]
  coupons: CouponRow[]
  products: Map<number, CartProductRow>
  components: SetComponentRow[]
  offers: AccessoryOfferRow[]
  accessoryGoods: Map<number, AccessoryGoodsRow>
}

/** The shop's terms that apply to all carts of a channel today. */
export type CartTerms = {
  taxRates: TaxRates
  carriageRates: CarriageRate[]
  closedDays: ClosedDays
  payments: PaymentRow[]
  /** Whether the channel sells on account to members with credit (`PAYMENT.IS_CREDIT_USE`). */
  isBoughtOnAccount: boolean
  /** Whether the orderer's address has a line for the company (ADR 0125). */
  hasCompanyLine: boolean
}

export type CartPersonal = {
  usablePoint: number | null
  profile: { orderer: CartOrderer | null; birthday: string | null; corporation: string | null } | null
  /** Whether the member still has the saved card chosen for payment. True if no saved card is chosen. */
  isCardKept: boolean
  goneAddressIds: readonly number[]
  /** A business customer's credit for paying by invoice. Null for everyone else. */
  credit: CreditRow | null
  /**
   * The cart's own order that awaits payment. The stock, coupons and points held by this order are available
   * to this cart.
   */
  pendingOrder: PendingOrder | null
}

export type CartState = { cart: CartRow; now: Date } & CartContent & CartTerms & CartPersonal
