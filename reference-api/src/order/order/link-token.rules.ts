import { createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secret/secret.rules'
import { hashToken } from '../../platform/secret/token.rules'

type Purpose = 'receipt' | 'social-gift' | 'giver'
type KeptLink = { nonce: string; hash: string }

const ringFor = (secrets: Secrets, purpose: Purpose) =>
  purpose === 'receipt' ? secrets.receipt : secrets.gift

/**
 * Part of older links, which were derived from a secret nonce and either this word or the payment service's
 * key. New links use neither.
 */
const formerKey = 'sandbox-only'

const deriveLinkToken = (key: string, purpose: Purpose, nonce: string) =>
  createHmac('sha256', key).update(`${purpose}:${nonce}`).digest('base64url')

/**
 * Derives a link's token from the stored nonce and the key that created it, so that mails, pages and My Page
 * all show the same link. Returns null once that key has left the ring, although the link itself still works.
 */
function linkToken(secrets: Secrets, purpose: Purpose, { nonce, hash }: KeptLink): string | null {
  const keys = [...ringFor(secrets, purpose), ...secrets.payment, formerKey]
  return (
    keys.map((key) => deriveLinkToken(key, purpose, nonce)).find((token) => hashToken(token) === hash) ?? null
  )
}

export const receiptToken = (
  secrets: Secrets,
  { receipt_nonce: nonce, receipt_token_hash: hash }: { receipt_nonce: string; receipt_token_hash: string },
) => linkToken(secrets, 'receipt', { nonce, hash })

/** Builds the path to the recipient's page. Returns null if the link can no longer be derived. */
export function giftPath(
  secrets: Secrets,
  { token_nonce: nonce, token_hash: hash }: { token_nonce: string; token_hash: string },
): string | null {
  const token = linkToken(secrets, 'social-gift', { nonce, hash })
  return token && `/social-gift/${token}`
}

export function giverPath(
  secrets: Secrets,
  { token_nonce: nonce, token_hash: hash }: { token_nonce: string; token_hash: string },
): string | null {
  const token = linkToken(secrets, 'giver', { nonce, hash })
  return token && `/social-gift/giver/${token}`
}

/** Creates a link. The nonce and hash are stored in the row, and the token goes to the shopper. */
export function newLink(secrets: Secrets, purpose: Purpose): KeptLink {
  const nonce = randomBytes(32).toString('base64url')
  const [newest] = ringFor(secrets, purpose)
  return { nonce, hash: hashToken(deriveLinkToken(newest, purpose, nonce)) }
}
