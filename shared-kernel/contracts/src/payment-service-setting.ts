import { boolean, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** Settings the browser needs to contact a payment service directly. */
export const PaymentServiceSetting = type({
  code: string(),
  name: string(),
  /**
   * URL of the service's page with the fields of a card. A page of the shop frames it, names its own origin
   * as `shop` in the query, and speaks with it by the messages of `card-fields.ts`.
   */
  fields_url: string(),
  merchant_id: string(),
  is_sandbox: boolean(),
})
export type PaymentServiceSetting = Infer<typeof PaymentServiceSetting>

export const getPaymentServiceSetting = endpoint({
  method: 'GET',
  path: '/v1/settings/payment-service/:code',
  access: 'public',
  response: PaymentServiceSetting,
})
