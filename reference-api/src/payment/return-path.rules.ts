import type { Config } from '../services'
import { isSigned, signatureOf } from '../secret/signature.rules'

type Settings = { config: Pick<Config, 'secrets'> }

const named = (orderNo: string) => ({ return_of: orderNo })

/** Where the payment service sends the shopper back; nobody else can make the address. */
export function returnPath({ config: { secrets } }: Settings, orderNo: string): string {
  const [newest] = secrets.payment
  return `/v1/sbpayment/return/${orderNo}?t=${encodeURIComponent(signatureOf(named(orderNo), newest))}`
}

export const isReturnOf = ({ config: { secrets } }: Settings, orderNo: string, token: unknown): boolean =>
  typeof token === 'string' && isSigned({ ...named(orderNo), signature: token }, secrets.payment)
