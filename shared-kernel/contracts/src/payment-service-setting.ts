import { array, boolean, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** Data with which the browser reaches a payment service directly. */
export const PaymentServiceSetting = type({
  code: string(),
  name: string(),
  /** The service's own script, which turns a card into a token. */
  script_url: string(),
  /**
   * Name of the global that the script defines, with `createToken({ number, expiration, securityCode, name
   * })`.
   */
  script_global: string(),
  merchant_id: string(),
  is_sandbox: boolean(),
  /** Cards that the sandbox accepts; empty elsewhere. */
  test_cards: array(type({ number: string(), description: string() })),
})
export type PaymentServiceSetting = Infer<typeof PaymentServiceSetting>

export const getPaymentServiceSetting = endpoint({
  method: 'GET',
  path: '/v1/settings/payment-service/:code',
  access: 'public',
  response: PaymentServiceSetting,
})
