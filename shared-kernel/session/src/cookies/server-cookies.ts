import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'

/**
 * A browser sends any name set by a page or a sibling host (RFC 6265bis §5.6). Only tokens can be written
 * back, and no server of ours sets other names.
 */
const isName = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)

/** One request's cookies on a server, and those its response sets. */
export class ServerCookies {
  /** Set-Cookie headers in the order they were set. */
  readonly given: string[] = []
  private readonly held: Record<string, string | undefined>

  constructor(header: string) {
    this.held = Object.fromEntries(Object.entries(parseCookie(header)).filter(([name]) => isName(name)))
  }

  /** The Cookie header the shopper's next request would send. */
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
