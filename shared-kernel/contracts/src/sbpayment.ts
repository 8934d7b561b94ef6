import { enums, object, string, type Infer } from 'superstruct'
import { endpoint } from './endpoint'

export const FraudDetection = object({
  order_no: string(),
  transaction_id: string(),
  result: enums(['approved', 'review', 'rejected']),
  /** HMAC-SHA256 of the other fields, in hex. */
  signature: string(),
})
export type FraudDetection = Infer<typeof FraudDetection>

/** Receives the payment service's fraud verdict on a payment. 401 if the signature is wrong. */
export const receiveFraudDetection = endpoint({
  method: 'POST',
  path: '/v1/sbpayment/receive/fraud-detection',
  access: 'any',
  body: FraudDetection,
})
