import { array, boolean, string, type, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

/** Settings the browser needs to contact a payment service directly. */
export const PaymentServiceSetting = type({
  code: string(),
  name: string(),
  /** URL of the service's script that turns a card into a token. */
  script_url: string(),
  /**
   * Name of the global the script defines. It has `createToken({ number, expiration, securityCode, name })`.
   */
  script_global: string(),
  merchant_id: string(),
  is_sandbox: boolean(),
  /** Cards the sandbox accepts. Empty in production. */
  test_cards: array(type({ number: string(), description: string() })),
})
export type PaymentServiceSetting = Infer<typeof PaymentServiceSetting>

export const getPaymentServiceSetting = endpoint({
  method: 'GET',
  path: '/v1/settings/payment-service/:code',
  access: 'public',
  response: PaymentServiceSetting,
})
