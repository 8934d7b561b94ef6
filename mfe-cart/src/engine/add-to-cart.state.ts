import { lastOf, on, publish, type RefusalReason, type StorefrontEvents } from '@storefront/event-bus'
import { ResponseError } from '@storefront/http'
import { createStore } from '@storefront/state'
import { addLine } from './cart.api'
import { recordItems } from './cart-analytics.rules'
import { changeCart } from './cart.state'
import { newLineOf } from './add-to-cart.rules'

type Requested = StorefrontEvents['catalog.purchase-requested']
export type AddedProduct = { requestId: string; name: string; quantity: number }

/** What the popup tells of; null when there is nothing to tell. */
export const addedProduct = createStore<AddedProduct | null>(null)

const answered = new Set<string>()

async function addRequested(request: Requested) {
  if (answered.has(request.request_id)) return
  answered.add(request.request_id)
  const { request_id, product_key, product_id, quantity } = request
  try {
    const { data } = await changeCart(addLine(newLineOf(request)))
    const line = data.detail.products.findLast((product) => product.product_id === product_id)
    publish('cart.product-added', { request_id, product_key, quantity })
    addedProduct.set({ requestId: request_id, name: line?.product_info.name ?? '', quantity })
    if (line) publish('analytics.recorded', recordItems('add_to_cart', [{ ...line, quantity }]))
  } catch (error) {
    publish('cart.product-refused', { request_id, product_key, ...refusalOf(error) })
  }
}

function refusalOf(error: unknown): { reason: RefusalReason; message: string } {
  if (!(error instanceof ResponseError) || error.status >= 500) {
    return {
      reason: 'failed',
      message: 'カートに追加できませんでした。しばらくしてから、もう一度お試しください。',
    }
  }
  const isSoldOut = error.code.endsWith('.sold_out') || error.code.endsWith('.not_enough')
  const isNotSale = error.code.endsWith('.not_sale') || error.code.includes('product_not_found')
  return { reason: isSoldOut ? 'sold-out' : isNotSale ? 'not-sale' : 'failed', message: error.message }
}

/** Acts on every request to buy, also on one that was pressed before this code was there. */
export function listenForPurchases() {
  const early = lastOf('catalog.purchase-requested')
  if (early) void addRequested(early)
  const subscription = on('catalog.purchase-requested').subscribe((request) => void addRequested(request))
  return () => subscription.unsubscribe()
}
