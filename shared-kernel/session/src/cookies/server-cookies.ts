import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'

/** The cookies of one request on a server, and those that its shopper is given meanwhile. */
export class ServerCookies {
  /** Set-Cookie headers in the order in which they were given. */
  readonly given: string[] = []
  private readonly held: Record<string, string | undefined>

  constructor(header: string) {
    this.held = { ...parseCookie(header) }
  }

  /** The Cookie header as the shopper's next request would send it. */
  get header(): string {
    // A request without cookies is read as one cookie without a name.
    const { '': _nameless, ...held } = this.held
    return stringifyCookie(held)
  }

  /** Gives a cookie: what is rendered from now on sees it. */
  give(setCookie: string): void {
    this.given.push(setCookie)
    const { name, value, maxAge, expires } = parseSetCookie(setCookie)
    const isRemoved = maxAge === undefined ? expires !== undefined && expires <= new Date() : maxAge <= 0
    this.held[name] = isRemoved ? undefined : value
  }
}
