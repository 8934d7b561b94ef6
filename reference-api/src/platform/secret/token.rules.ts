import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Generates an unguessable token for URLs, cookies and bearer headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a token for storage, so that someone who reads the table can't use the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Derives a token from another token and a stored salt. Deriving the same token again takes both. */
export function deriveToken(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

export const newKey = () => randomBytes(9).toString('base64url')
