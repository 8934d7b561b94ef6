type Environment = Record<string, string | undefined>

/**
 * Stored globally, because the program that sets the clock and the release it renders are separate bundles.
 */
const offsetKey = Symbol.for('storefront.shop-clock-offset-ms')
const clock = globalThis as { [offsetKey]?: number }

/** Returns the shop's time, which decides the current day. Use `Date.now()` to measure durations. */
export const shopNow = (): Date => new Date(Date.now() + (clock[offsetKey] ?? 0))

/**
 * Sets the time that `shopNow` returns in this program, from SHOP_NOW.
 * @throws Error like `readClockOffset`
 */
export function setShopClock(env: Environment): void {
  clock[offsetKey] = readClockOffset(env)
}

/**
 * Returns the milliseconds between SHOP_NOW and SHOP_NOW_SINCE, the real time at which the shop's clock
 * showed SHOP_NOW. Returns 0 without SHOP_NOW. Programs with the same two variables agree on the time, no
 * matter when they start.
 * @throws Error for an invalid time, or for a production shop that can be reached from outside
 */
export function readClockOffset(env: Environment, realNow = new Date().toISOString()): number {
  const shown = env['SHOP_NOW']
  if (!shown) return 0
  if (env['NODE_ENV'] === 'production' && !isLoopback(env['PUBLIC_ORIGIN']))
    throw new Error(
      'SHOP_NOW is for tests: unset it, or let PUBLIC_ORIGIN name localhost, where no shopper is.',
    )
  const since = env['SHOP_NOW_SINCE'] || realNow
  return parseInstant('SHOP_NOW', shown) - parseInstant('SHOP_NOW_SINCE', since)
}

function isLoopback(origin: string | undefined): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

function parseInstant(name: string, text: string): number {
  const ms = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(ms))
    throw new Error(`${name} must be an instant such as 2026-11-12T10:00:00+09:00, but is "${text}".`)
  return ms
}
