import { isSigned, signatureOf } from '../payment/payment-signature.rules'

/** A token holds this long. */
const heldMs = 2 * 60 * 1000

export function newSandboxToken(action: string, secret: string, now: Date): string {
  const expires = now.getTime() + heldMs
  return [action, expires, signatureOf({ action, expires }, secret)].join('.')
}

/** Made by this sandbox for this action, and not too long ago. */
export function isSandboxToken(token: string, action: string, secret: string, now: Date): boolean {
  const [madeFor = '', expires = '', signature = ''] = token.split('.')
  return madeFor === action && Number(expires) > now.getTime() && isSigned({ action, expires, signature }, secret)
}
