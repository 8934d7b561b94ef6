import { array, boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'
import { yen } from './wire'

export const paymentKinds = [
  'card',
  /** `code` identifies the wallet. */
  'wallet',
  'convenience_store',
  'bank_transfer',
  'deferred',
  'cash_on_delivery',
  'free',
] as const
export const PaymentKind = enums(paymentKinds)
export type PaymentKind = Infer<typeof PaymentKind>

export const Payment = type({
  id: integer(),
  code: string(),
  kind: PaymentKind,
  name: string(),
  /** When and how to pay, as text. */
  description: string(),
  /** Code of the payment service's setting, if the browser contacts that service. */
  payment_service_code: nullable(string()),
  /** Choices within the method, e.g. convenience stores. */
  options: array(type({ code: string(), name: string() })),
})
export type Payment = Infer<typeof Payment>

/**
 * A payment method for one cart, with its fee including tax and the reason why it can't be chosen, if there
 * is one.
 */
export const CartPayment = type({
  ...Payment.schema,
  fee: yen,
  is_available: boolean(),
  unavailable_reason: nullable(string()),
  is_selected: boolean(),
  /** Arrival of each parcel with this method. `text` is null if the requested day already states it. */
  arrivals: optional(array(type({ packing_key: string(), text: nullable(string()) }))),
})
export type CartPayment = Infer<typeof CartPayment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/v1/payments',
  access: 'any',
  response: type({ data: array(Payment) }),
})

export const listCartPayments = endpoint({
  method: 'GET',
  path: '/v1/payments/carts/:token',
  access: 'any',
  response: type({ data: array(CartPayment) }),
})

/**
 * Every reason why the cart can't be ordered with this payment method. The list is empty if there is none.
 */
export const PaymentCheck = type({
  is_valid: boolean(),
  errors: array(
    type({
      code: string(),
      message: string(),
      /** The screen on which the shopper can solve the problem. */
      step: enums(['cart', 'shipping', 'orderer', 'payment']),
    }),
  ),
})
export type PaymentCheck = Infer<typeof PaymentCheck>

export const checkCartPayment = endpoint({
  method: 'GET',
  path: '/v1/carts/:token/payment/:payment_id/check',
  access: 'any',
  response: PaymentCheck,
})
