import {
  addCartProduct,
  checkCartPayment,
  decideCart,
  getCart,
  openBuyNowCart,
  openCartWithProduct,
  recordProductView,
  type Endpoint,
} from '@storefront/contracts'
import type { Step } from './conversion.rules'

/** A call as a browser makes it. A server that renders a page asks the API directly. */
const calls: readonly [Pick<Endpoint, 'method' | 'path'>, Step][] = [
  [recordProductView, 'product'],
  [openCartWithProduct, 'added'],
  [addCartProduct, 'added'],
  [openBuyNowCart, 'added'],
  [getCart, 'cart'],
  [checkCartPayment, 'confirm'],
  [decideCart, 'ordered'],
]

const pages: readonly [path: string, Step][] = [
  ['/product/:key', 'product'],
  ['/cart', 'cart'],
  ['/cart/confirm', 'confirm'],
  ['/cart/complete', 'ordered'],
]

const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`)

const patterns = [
  ...calls.map(([{ method, path }, step]) => ({ method, pattern: toPattern(path), step })),
  ...pages.map(([path, step]) => ({ method: 'GET', pattern: toPattern(path), step })),
]

/** Returns the step that a request means if it succeeds, or undefined. */
export function findStep({ method, url }: { method: string; url: string }): Step | undefined {
  const [path = ''] = url.split('?', 1)
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.step
}
