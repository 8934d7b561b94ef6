import { enums, object, string, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

export const FraudDetection = object({
  order_no: string(),
  transaction_id: string(),
  result: enums(['approved', 'review', 'rejected']),
  /** HMAC-SHA256 over the other members, hex. */
  signature: string(),
})
export type FraudDetection = Infer<typeof FraudDetection>

/** The payment service's own verdict on a payment; 401 on a bad signature. */
export const receiveFraudDetection = endpoint({
  method: 'POST',
  path: '/v1/sbpayment/receive/fraud-detection',
  access: 'any',
  body: FraudDetection,
})
