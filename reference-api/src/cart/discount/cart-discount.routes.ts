import { addCartCoupon, changeCartPoint, deleteCartCoupon } from '@storefront/contracts'
import { findCouponByCode } from '../../pricing/coupon/coupon.sql'
import { serve, type Api } from '../../platform/http/serve'
import { countFailures } from '../../platform/rate-limit/rate-limit.command'
import { hashToken } from '../../platform/secret/token.rules'
import { getOrderer } from '../cart-view.rules'
import { changeCart, changeCartByFacts } from '../change-cart.command'
import { addCoupon, choosePoints } from './cart-discount.rules'

const guessesPerAddress = { hits: 30, windowSeconds: 600 }
const guessesOfCart = { hits: 10, windowSeconds: 600 }

export function cartDiscountRoutes(app: Api): void {
  serve(app, addCartCoupon, (call) =>
    countFailures(call, `coupon:${call.request.ip}`, guessesPerAddress, () =>
      countFailures(call, `coupon:cart:${hashToken(call.body.token)}`, guessesOfCart, () =>
        changeCartByFacts(
          call,
          call.body.token,
          (trx, state) =>
            findCouponByCode(trx, state.cart.channel_id, call.body.code.normalize('NFKC').trim(), {
              memberId: state.cart.user_account_id,
              email: getOrderer(state)?.email ?? null,
            }),
          addCoupon,
        ),
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
