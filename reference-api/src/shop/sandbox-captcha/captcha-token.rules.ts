import { isSigned, computeSignature } from '../../platform/secret/signature.rules'
import { derivedKey, type Secrets } from '../../platform/secret/secret.rules'

/** Derives a separate key, so that a captcha token can't pass for a payment signature. */
const tokenKey = (key: string) => derivedKey(key, 'sandbox-captcha')

/** Token lifetime. */
const heldMs = 2 * 60 * 1000

export function newSandboxToken(action: string, { payment: [newest] }: Secrets, now: Date): string {
  const expires = now.getTime() + heldMs
  return [action, expires, computeSignature({ action, expires }, tokenKey(newest))].join('.')
}

/** Checks that this sandbox issued the token for this action, and that the token hasn't expired. */
export function isSandboxToken(token: string, action: string, { payment }: Secrets, now: Date): boolean {
  const [madeFor = '', expires = '', signature = ''] = token.split('.')
  return (
    madeFor === action &&
    Number(expires) > now.getTime() &&
    isSigned({ action, expires, signature }, payment.map(tokenKey))
  )
}
