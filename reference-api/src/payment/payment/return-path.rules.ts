import type { Config } from '../../services'
import { isSigned, computeSignature } from '../../platform/secret/signature.rules'

type Settings = { config: Pick<Config, 'secrets'> }

const named = (orderNo: string) => ({ return_of: orderNo })

/** Builds the signed path to which the payment service redirects the shopper. */
export function returnPath({ config: { secrets } }: Settings, orderNo: string): string {
  const [newest] = secrets.payment
  return `/v1/sbpayment/return/${orderNo}?t=${encodeURIComponent(computeSignature(named(orderNo), newest))}`
}

/**
 * Builds the path of the order-complete screen. The path is signed, so a browser that didn't place the order
 * can show its state too.
 */
export const completePath = ({ config: { secrets } }: Settings, orderNo: string): string =>
  `/cart/complete?order_no=${orderNo}&t=${computeSignature(named(orderNo), secrets.payment[0])}`

export const isReturnToken = ({ config: { secrets } }: Settings, orderNo: string, token: unknown): boolean =>
  typeof token === 'string' && isSigned({ ...named(orderNo), signature: token }, secrets.payment)
