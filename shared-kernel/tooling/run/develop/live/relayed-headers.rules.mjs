/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/** Headers of one connection, and those that would name this machine to the live shop. */
const ofThisHop = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** HSTS would move every program of this machine to HTTPS. */
const replaced = ['location', 'set-cookie', 'strict-transport-security']

/**
 * Returns a request's headers as a page of the live shop would send them. The API compares `origin` with its
 * own origins, and a live shop builds links from its own host.
 * @param {Headers} headers
 * @param {{ local: string, live: string }} origins
 */
export function toLiveHeaders(headers, { local, live }) {
  /** @param {string} name @param {string | string[]} value */
  const toLive = (name, value) =>
    name === 'origin' || name === 'referer' ? String(value).replace(local, live) : value
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofThisHop.includes(name) || value === undefined ? [] : [[name, toLive(name, value)]],
    ),
  )
}

/**
 * Returns a response's headers for a page of this machine: cookies that its browser accepts, and redirects
 * that stay here.
 * @param {Headers} headers
 * @param {{ local: string, live: string }} origins
 */
export function toLocalHeaders(headers, { local, live }) {
  const { location, 'set-cookie': cookies } = headers
  const passedOn = Object.entries(headers).filter(([name]) => ![...ofThisHop, ...replaced].includes(name))
  return {
    ...Object.fromEntries(passedOn),
    ...(location !== undefined && {
      location: isBelow(location, live) ? location.replace(live, local) : location,
    }),
    ...(cookies && { 'set-cookie': cookies.map(toLocalCookie) }),
  }
}

/**
 * Returns true for a URL of this origin. `https://shop.example.org` begins with `https://shop.example` too.
 * @param {string} url
 * @param {string} origin
 */
const isBelow = (url, origin) => URL.canParse(url) && new URL(url).origin === origin

/**
 * Returns a cookie for http://localhost: for this host alone, without HTTPS. `SameSite=None` requires HTTPS.
 * @param {string} cookie of a Set-Cookie header
 */
export function toLocalCookie(cookie) {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  const kept = attributes.filter((attribute) => !/^(domain=|secure$|partitioned$)/i.test(attribute))
  return [pair, ...kept.map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'))].join('; ')
}
