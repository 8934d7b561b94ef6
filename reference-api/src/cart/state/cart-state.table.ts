import type { CartOrderer } from '@storefront/contracts'
import type { CreditRow } from '../../credit/credit.rules'
import type { CouponRow } from '../../coupon/coupon.table'
import type { CarriageRate } from '../../delivery/carriage-rate.table'
import type { PaymentRow } from '../../payment/payment.table'
import type { TaxRates } from '../../tax-rate/tax-rate.table'
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
import type { ClosedDays } from '../../delivery/business-day.rules'

/** What lies in the cart, and what it needs to know of the goods. */
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

/** What the shop asks of every cart of a channel today. */
export type CartTerms = {
  taxRates: TaxRates
  carriageRates: CarriageRate[]
  closedDays: ClosedDays
  payments: PaymentRow[]
}

/** What the shop knows of the member whose cart it is. */
export type CartPersonal = {
  usablePoint: number | null
  profile: { orderer: CartOrderer | null; birthday: string | null } | null
  /** Whether the saved card of the chosen payment is still the member's; true without one. */
  isCardKept: boolean
  /** Saved addresses of its destinations that are the member's no more. */
  goneAddressIds: readonly number[]
  /** What a business may order on account; null for everyone else. */
  credit: CreditRow | null
  /** The cart's own order that waits for its payment; what it holds is there for this cart. */
  pendingOrder: PendingOrder | null
}

/** Everything that a cart's wire shape and money are made of. */
export type CartState = { cart: CartRow; now: Date } & CartContent & CartTerms & CartPersonal
