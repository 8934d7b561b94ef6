import { decideCart } from '@storefront/contracts'
import { requireHumanBy } from '../../shop/captcha/captcha-service'
import { cachedSettings } from '../../shop/setting/setting.sql'
import { toShopFront } from '../../shop/channel/shop-front.rules'
import { serve, type Api } from '../../platform/http/serve'
import { limitEachHit } from '../../platform/rate-limit/rate-limit.command'
import { hashToken } from '../../platform/secret/token.rules'
import { acceptedOrder, authoriseOrder } from '../settlement/authorise-order.command'
import { placeOrder } from './place-order.command'

const decisionsPerAddress = { hits: 60, windowSeconds: 600 }
const decisionsOfOne = { hits: 30, windowSeconds: 600 }
const decisionsOfCart = { hits: 20, windowSeconds: 600 }

export function decideCartRoute(app: Api): void {
  const { services } = app
  serve(app, decideCart, async (call) => {
    await limitEachHit(call, [
      { key: `decision:${call.request.ip}`, ...decisionsPerAddress },
      { key: `decision:cart:${hashToken(call.params.token)}`, ...decisionsOfCart },
      ...(call.member ? [{ key: `decision:member:${call.member.id}`, ...decisionsOfOne }] : []),
    ])
    await requireHumanBy(await cachedSettings(call), services, 'cart-confirm', call.body.captcha_token)
    const { order, cart, paymentCode } = await placeOrder(call, call.params.token, call.body)
    return order.status === 'pending_payment'
      ? authoriseOrder(services, toShopFront(call, call.channel).origin, { order, cart, paymentCode })
      : acceptedOrder(order, services)
  })
}
