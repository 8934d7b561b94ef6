const accessToken = 'access_token'
const expiresAt = 'expires_at'
const cartToken = 'cartToken'

export function readCookie(name: string, cookies: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1)) || undefined
  }
  return undefined
}

function write(name: string, value: string, maxAgeSeconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`
}

export type StoredToken = { accessToken: string; expiresAtMs: number }

/** The token of a cookie header, expired or not; expires_at is in milliseconds since 1970. */
export function storedToken(cookies: string): StoredToken | undefined {
  const token = readCookie(accessToken, cookies)
  const expires = Number(readCookie(expiresAt, cookies))
  return token && Number.isFinite(expires) ? { accessToken: token, expiresAtMs: expires } : undefined
}

/** The token that this browser holds, whichever tab stored it. */
export const heldToken = (): StoredToken | undefined => storedToken(document.cookie)

/** Kept beyond its expiry: an expired token tells that a refresh is worth trying. */
const keptSeconds = 60 * 60 * 24 * 30

export function storeToken(token: StoredToken) {
  write(accessToken, token.accessToken, keptSeconds)
  write(expiresAt, String(token.expiresAtMs), keptSeconds)
}

export function forgetToken() {
  write(accessToken, '', 0)
  write(expiresAt, '', 0)
}

export function forgetCartToken() {
  write(cartToken, '', 0)
}
