import { getCart, initCart, openBuyNowCart, openCartWithProduct, resetCart } from '@storefront/contracts'
import { findOrderOfCart } from '../order/order/order.sql'
import { limitHits } from '../platform/rate-limit/rate-limit.command'
import { serve, type Api } from '../platform/http/serve'
import { refuseUnprintable } from '../catalogue/accessory/noshi/unprintable'
import { emptyCart } from './discount/cart-discount.rules'
import { changeCart, readCart } from './change-cart.command'
import { initBuyNowCart, initCartFor } from './opening/init-cart.command'
import { buyNow, openWithProduct } from './opening/open-with-product.command'
import { needsNewCart } from './opening/resume-cart.command'
import { loadCartState } from './state/cart-state.sql'
import { wireCart } from './cart-view.rules'

const newCarts = { hits: 120, windowSeconds: 600 }

export function cartRoutes(app: Api): void {
  serve(app, initCart, async (call) => {
    const token = call.body.token ?? null
    const tidying = { isDroppingInvalid: call.body.invalid_product ?? false }
    if (call.body.is_buy_now) return initBuyNowCart(call, token, tidying)
    if (await needsNewCart(call, token)) await limitHits(call, `cart:${call.request.ip}`, newCarts)
    return initCartFor(call, token, tidying)
  })

  serve(app, openCartWithProduct, async (call) => {
    for (const accessory of call.body.accessories ?? []) await refuseUnprintable(accessory)
    if (await needsNewCart(call, call.body.token ?? null))
      await limitHits(call, `cart:${call.request.ip}`, newCarts)
    return openWithProduct(call, call.body)
  })

  serve(app, openBuyNowCart, async (call) => {
    for (const accessory of call.body.accessories ?? []) await refuseUnprintable(accessory)
    await limitHits(call, `cart:${call.request.ip}`, newCarts)
    return buyNow(call, call.body)
  })

  serve(app, getCart, async (call) => {
    const cart = await readCart(call, call.params.token)
    const order = cart.status === 'decided' ? await findOrderOfCart(call.db, cart.id) : undefined
    return wireCart(await loadCartState(call.db, cart, call.clock.now()), order?.order_no ?? null)
  })

  serve(app, resetCart, (call) => changeCart(call, call.body.token, emptyCart))
}
