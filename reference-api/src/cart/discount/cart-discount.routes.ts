import { addCartCoupon, changeCartPoint, deleteCartCoupon } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { countFailuresOfEach } from '../../platform/rate-limit/rate-limit.command'
import { hashToken } from '../../platform/secret/token.rules'
import { changeCart, changeCartByFacts } from '../change-cart.command'
import { couponNeeds, toCoupon } from './cart-discount-facts.sql'
import { addCoupon, choosePoints } from './cart-discount.rules'

const guessesPerAddress = { hits: 30, windowSeconds: 600 }
const guessesOfCart = { hits: 10, windowSeconds: 600 }

export function cartDiscountRoutes(app: Api): void {
  serve(app, addCartCoupon, (call) =>
    countFailuresOfEach(
      call,
      [
        { key: `coupon:${call.request.ip}`, ...guessesPerAddress },
        { key: `coupon:cart:${hashToken(call.body.token)}`, ...guessesOfCart },
      ],
      () =>
        changeCartByFacts(
          call,
          call.body.token,
          async (_db, state, rows) => toCoupon(state, rows),
          addCoupon,
          couponNeeds(call.body.code),
        ),
    ),
  )
  serve(app, deleteCartCoupon, (call) =>
    changeCart(call, call.body.token, () => [{ dropCoupon: call.body.id }]),
  )
  serve(app, changeCartPoint, (call) =>
    changeCart(call, call.body.token, (state) => choosePoints(state, call.body.point)),
  )
}
