import { createHash, createHmac, randomBytes } from 'node:crypto'

/** An unguessable token for a URL, a cookie or a bearer header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token: reading the table does not allow using it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** A token derived from another one and a stored salt; both are required to derive it again. */
export function deriveToken(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

export const newKey = () => randomBytes(9).toString('base64url')
