import { isSigned, signatureOf } from '../secret/signature.rules'
import { derivedKey, type Secrets } from '../secret/secret.rules'

/** A separate key, so that a captcha token cannot pass as a payment's signature. */
const tokenKey = (key: string) => derivedKey(key, 'sandbox-captcha')

/** Lifetime of a token. */
const heldMs = 2 * 60 * 1000

export function newSandboxToken(action: string, { payment: [newest] }: Secrets, now: Date): string {
  const expires = now.getTime() + heldMs
  return [action, expires, signatureOf({ action, expires }, tokenKey(newest))].join('.')
}

/** Whether this sandbox issued the token for this action, and it has not expired. */
export function isSandboxToken(token: string, action: string, { payment }: Secrets, now: Date): boolean {
  const [madeFor = '', expires = '', signature = ''] = token.split('.')
  return (
    madeFor === action &&
    Number(expires) > now.getTime() &&
    isSigned({ action, expires, signature }, payment.map(tokenKey))
  )
}
