import { createHash, randomBytes } from 'node:crypto'

/** An unguessable token for a URL, a cookie or a bearer header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: who reads the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
