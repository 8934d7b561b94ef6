import type { DOMWindow } from 'jsdom'

/** Max length of a page's cookies. Longer headers are refused by servers and proxies on the way. */
const longestCookies = 3_000

/**
 * Reports uses of browser APIs that the shop's policy blocks, that harm other remotes, or that take the page
 * away from its shopper. Blocked ones fail as they do in a browser.
 */
export function guardApis(window: DOMWindow, origins: string[], report: (words: string) => void): void {
  guardCode(window, report)
  guardNetwork(window, (origin) => {
    if (!isAllowed(origin, origins)) report(formatForeign(origin))
  })
  guardStorage(window, report)
  for (const name of ['alert', 'confirm', 'prompt'] as const)
    window[name] = () => {
      report(`the page opens a dialog (${name})`)
      return false as never
    }
}

/** The content security policy has no `unsafe-eval`. */
function guardCode(window: DOMWindow, report: (words: string) => void) {
  const block = (name: string) => () => {
    report(`EvalError: the policy blocks ${name}`)
    throw new window.EvalError(`the policy blocks ${name}`)
  }
  window.eval = block('eval')
}

export const formatForeign = (origin: string) => `the page calls ${origin}, a foreign origin`

/** Checks for one of the shop's services, e.g. `https://*.google-analytics.com`. */
export const isAllowed = (origin: string, origins: string[]): boolean =>
  origins.some((one) =>
    one.includes('//*.')
      ? origin.endsWith(one.slice(one.indexOf('*') + 1)) && origin.startsWith('https://')
      : one === origin,
  )

function guardNetwork(window: DOMWindow, onForeign: (origin: string) => void) {
  const target = window as unknown as Record<string, unknown>
  const check = (address: unknown) => {
    const origin = findForeignOrigin(String(address), window.location.origin)
    if (origin) onForeign(origin)
  }
  target.fetch = (input: string | URL | { url: string }) => {
    check(typeof input === 'object' && 'url' in input ? input.url : input)
    return Promise.reject(new TypeError('a headless window has no network'))
  }
  Object.defineProperty(window.navigator, 'sendBeacon', {
    value: (address: unknown) => {
      check(address)
      return true
    },
  })
  for (const name of ['WebSocket', 'EventSource'])
    target[name] = class {
      constructor(address: unknown) {
        check(String(address).replace(/^ws/, 'http'))
      }
      addEventListener() {}
      close() {}
      send() {}
    }
  for (const kind of ['HTMLImageElement', 'HTMLIFrameElement'] as const) {
    const { prototype } = window[kind]
    const source = Object.getOwnPropertyDescriptor(prototype, 'src')
    if (source)
      Object.defineProperty(prototype, 'src', {
        ...source,
        set(this: Element, address: string) {
          check(address)
          source.set?.call(this, address)
        },
      })
  }
}

/** Returns the origin of an address outside the shop, or undefined. */
export function findForeignOrigin(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return /^https?:$/.test(url.protocol) && url.origin !== origin ? url.origin : undefined
}

/** Remotes share an origin's storage and cookies. */
function guardStorage(window: DOMWindow, report: (words: string) => void) {
  window.Storage.prototype.clear = () => report('the page clears the storage that remotes share')
  const { prototype } = window.Document
  const cookie = Object.getOwnPropertyDescriptor(prototype, 'cookie')
  if (!cookie?.get || !cookie.set) return
  const { get, set } = cookie
  Object.defineProperty(prototype, 'cookie', {
    ...cookie,
    set(this: Document, value: string) {
      set.call(this, value)
      const size = Math.max(value.length, String(get.call(this)).length)
      if (size > longestCookies) report(`the page writes cookies of ${size} characters`)
    },
  })
}
