import { createHmac, randomBytes } from 'node:crypto'
import { hashToken } from '../session/token.rules'

type Purpose = 'receipt' | 'social-gift'

/** The token of a link, made again from what the row keeps: mail, screen and my page name the same link. */
export function linkToken(secret: string, purpose: Purpose, nonce: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${nonce}`).digest('base64url')
}

/** A new link: the nonce and the hash go into the row, the token to the shopper. */
export function newLink(secret: string, purpose: Purpose) {
  const nonce = randomBytes(32).toString('base64url')
  return { nonce, hash: hashToken(linkToken(secret, purpose, nonce)) }
}
