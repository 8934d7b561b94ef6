import type { Config } from '../services'
import { isSigned, signatureOf } from '../secret/signature.rules'

type Settings = { config: Pick<Config, 'secrets'> }

const named = (orderNo: string) => ({ return_of: orderNo })

/** The signed path to which the payment service returns the shopper. */
export function returnPath({ config: { secrets } }: Settings, orderNo: string): string {
  const [newest] = secrets.payment
  return `/v1/sbpayment/return/${orderNo}?t=${encodeURIComponent(signatureOf(named(orderNo), newest))}`
}

/**
 * The screen that names the order, signed so that it shows the state to a browser that did not place the
 * order too.
 */
export const completePath = ({ config: { secrets } }: Settings, orderNo: string): string =>
  `/cart/complete?order_no=${orderNo}&t=${signatureOf(named(orderNo), secrets.payment[0])}`

export const isReturnOf = ({ config: { secrets } }: Settings, orderNo: string, token: unknown): boolean =>
  typeof token === 'string' && isSigned({ ...named(orderNo), signature: token }, secrets.payment)
