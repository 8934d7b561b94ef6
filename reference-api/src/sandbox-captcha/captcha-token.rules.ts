import { isSigned, signatureOf } from '../secret/signature.rules'
import { derivedKey, type Secrets } from '../secret/secret.rules'

/** What proves that somebody is human proves no payment. */
const tokenKey = (key: string) => derivedKey(key, 'sandbox-captcha')

/** A token holds this long. */
const heldMs = 2 * 60 * 1000

export function newSandboxToken(action: string, { payment: [newest] }: Secrets, now: Date): string {
  const expires = now.getTime() + heldMs
  return [action, expires, signatureOf({ action, expires }, tokenKey(newest))].join('.')
}

/** Made by this sandbox for this action, and not too long ago. */
export function isSandboxToken(token: string, action: string, { payment }: Secrets, now: Date): boolean {
  const [madeFor = '', expires = '', signature = ''] = token.split('.')
  return (
    madeFor === action &&
    Number(expires) > now.getTime() &&
    isSigned({ action, expires, signature }, payment.map(tokenKey))
  )
}
