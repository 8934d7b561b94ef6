import { startCartExpress } from '@storefront/contracts'
import { changeCart, readCart } from '../../cart/change-cart.command'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { serve, type Api } from '../../platform/http/serve'
import { listShownPayments } from '../../payment/payment/payment.sql'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { fetchSettings } from '../../shop/setting/setting.sql'
import { beginExpress, expressCodes, expressPerAddress, notOffered, requireExpress } from './express.rules'
import { amountToAgree } from './wallet-consent.rules'

/** Builds the return path, which identifies the cart that is being checked out (ADR 0080). */
const wayBack = ({ is_buy_now }: { is_buy_now: boolean }) =>
  `/cart/confirm?express=1${is_buy_now ? '&buy=now' : ''}`

/**
 * Starts an express checkout: the shopper chooses the wallet first, and the wallet supplies the address and
 * name.
 */
export function expressRoutes(app: Api): void {
  serve(app, startCartExpress, async (call) => {
    await limitHits(call, `express:${call.request.ip}`, expressPerAddress)
    const { payment_code } = call.body
    const offered = expressCodes(await fetchSettings(call.db, call.channel.id))
    const shown = await listShownPayments(call.db, call.channel.id)
    const payment = shown.find(({ code, kind }) => code === payment_code && kind === 'wallet')
    if (!payment || !offered.includes(payment_code)) throw notOffered()
    const cart = await readCart(call, call.params.token)
    const state = await loadCartState(call.db, cart, call.clock.now())
    requireExpress(state)
    const amount = amountToAgree(state, payment.id)
    const { session_id, redirect_url } = await call.payments.openSession({
      method: payment_code,
      amount,
      return_url: `${toShopFront(call, call.channel).origin}${wayBack(cart)}`,
    })
    await changeCart(call, call.params.token, (state) => beginExpress(state, payment, session_id))
    return { redirect_url, amount }
  })
}
