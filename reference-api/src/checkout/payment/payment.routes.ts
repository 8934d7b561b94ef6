import { checkCartPayment, getPaymentServiceSetting, listPayments } from '@storefront/contracts'
import { readCart } from '../../cart/change-cart.command'
import { priceCart } from '../../cart/cart-pricing.rules'
import { loadCartState } from '../../cart/state/cart-state.sql'
import { Rejection } from '../../platform/http/rejection'
import { serve, type Api } from '../../platform/http/serve'
import { findProblems } from '../placing/order-problems.rules'
import { listShownPayments } from '../../payment/payment/payment.sql'

export function paymentRoutes(app: Api): void {
  serve(app, listPayments, async ({ readDb, channel }) => ({
    data: (await listShownPayments(readDb, channel.id)).filter(({ kind }) => kind !== 'free'),
  }))

  serve(app, checkCartPayment, async (call) => {
    const cart = await readCart(call, call.params.token)
    const state = await loadCartState(
      call.db,
      { ...cart, payment_id: Number(call.params.payment_id) },
      call.clock.now(),
    )
    const errors = findProblems(state, priceCart(state))
    return { is_valid: errors.length === 0, errors }
  })

  serve(app, getPaymentServiceSetting, async ({ params, config }) => {
    if (params.code !== 'sandbox')
      throw new Rejection(404, 'payment_service.not_found', '決済サービスが見つかりません。')
    return {
      code: 'sandbox',
      name: 'サンドボックス決済',
      fields_url: `${config.paymentOrigin}/sandbox-payment/card-fields`,
      merchant_id: 'tsunagu-sandbox',
      is_sandbox: true,
    }
  })
}
