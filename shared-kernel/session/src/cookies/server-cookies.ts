import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'

/**
 * Checks a cookie's name. A browser sends any name that a page or a sibling host has set (RFC 6265bis §5.6),
 * but only names of token characters can be written back. No server of ours sets other names.
 */
const isName = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)

/** The cookies of one request on a server, and the cookies that its response sets. */
export class ServerCookies {
  /** Set-Cookie headers in the order they were set. */
  readonly given: string[] = []
  private readonly held: Record<string, string | undefined>

  constructor(header: string) {
    this.held = Object.fromEntries(Object.entries(parseCookie(header)).filter(([name]) => isName(name)))
  }

  /** The Cookie header that the shopper's next request would send. */
  get header(): string {
    return stringifyCookie(this.held)
  }

  /** Sets a cookie. Code that renders later sees it too. */
  give(setCookie: string): void {
    this.given.push(setCookie)
    const { name, value, maxAge, expires } = parseSetCookie(setCookie)
    const isRemoved = maxAge === undefined ? expires !== undefined && expires <= new Date() : maxAge <= 0
    this.held[name] = isRemoved ? undefined : value
  }
}
