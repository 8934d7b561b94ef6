import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'

/**
 * A browser sends any name that a page or a sibling host has set (RFC 6265bis §5.6); only a token can be
 * written, and no server of the shop sets other names.
 */
const isName = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)

/** Cookies of one request on a server, and those that the response sets. */
export class ServerCookies {
  /** Set-Cookie headers in the order in which they were set. */
  readonly given: string[] = []
  private readonly held: Record<string, string | undefined>

  constructor(header: string) {
    this.held = Object.fromEntries(Object.entries(parseCookie(header)).filter(([name]) => isName(name)))
  }

  /** The Cookie header as the shopper's next request would send it. */
  get header(): string {
    return stringifyCookie(this.held)
  }

  /** Sets a cookie that later rendering also reads. */
  give(setCookie: string): void {
    this.given.push(setCookie)
    const { name, value, maxAge, expires } = parseSetCookie(setCookie)
    const isRemoved = maxAge === undefined ? expires !== undefined && expires <= new Date() : maxAge <= 0
    this.held[name] = isRemoved ? undefined : value
  }
}
