import type { AgreedEvents, StorefrontEvents } from './storefront-events'

type Name = keyof StorefrontEvents
type Kind = 'boolean' | 'number' | 'object' | 'string'
type Fields = { [N in keyof AgreedEvents]: { [F in keyof AgreedEvents[N]]: Kind } }

/** Fields of each agreed fact. They are checked because another team's release may send wrong ones. */
const fields: Fields = {
  'cart.product-added': { product_key: 'string', quantity: 'number' },
  'cart.changed': { count: 'number', total: 'number' },
  'cart.emptied': { reason: 'string' },
  'product.favourite-changed': { product_id: 'number', is_favorite: 'boolean' },
  'product.viewed': { product_id: 'number' },
  'top-page.shown': { popups: 'object' },
  'system-message.read': { id: 'number' },
  'session.started': { user_id: 'number' },
  'session.ended': { reason: 'string' },
  'toast.raised': { type: 'string', message: 'string' },
  'analytics.recorded': { name: 'string', args: 'object' },
  'failure.reported': { kind: 'string', detail: 'string' },
}

/** Max facts per name and second. A higher number indicates a bug, because no shopper causes that many. */
const mostPerSecond = 50

const seconds = new Map<string, { began: number; count: number }>()

/**
 * Returns why a fact must be dropped (wrong shape or a flood), or undefined if the fact is valid. An empty
 * reason means that the flood was already reported.
 */
export function whyRefused(name: Name, payload: unknown, now: number): string | undefined {
  const wrong = wrongField(name, payload)
  if (wrong !== undefined) return `${name}: ${wrong}`
  const known = seconds.get(name)
  const second = known && now - known.began < 1_000 ? known : { began: now, count: 0 }
  second.count += 1
  seconds.set(name, second)
  if (second.count <= mostPerSecond) return undefined
  // Report a flood only once, or the reports would themselves be a flood.
  return second.count === mostPerSecond + 1 ? `${name}: more than ${mostPerSecond} in a second` : ''
}

const isAgreed = (name: Name): name is keyof AgreedEvents => Object.hasOwn(fields, name)

function wrongField(name: Name, payload: unknown): string | undefined {
  const told = payload as Record<string, unknown> | null | undefined
  for (const [field, kind] of Object.entries(isAgreed(name) ? fields[name] : {})) {
    const value = told?.[field]
    if (typeof value !== kind) return `${field} is ${value === undefined ? 'missing' : typeof value}`
  }
  return undefined
}

/**
 * Returns the remote and version of the running code, taken from the URLs in the stack. Empty for the shell's
 * code.
 */
export function runningRemote(stack = ''): string {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(stack) ?? []
  return name ? `${name} ${version}` : ''
}
