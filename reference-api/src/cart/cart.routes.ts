import {
  addCartCoupon,
  changeCartPoint,
  changeCartReceiver,
  deleteCartCoupon,
  getCart,
  initCart,
  modifyCartOrder,
  modifyCartOther,
  resetCart,
} from '@storefront/contracts'
import { couponRefusal, couponRefusalMessages } from '../pricing/coupon.rules'
import { findCouponByCode } from '../coupon/coupon.sql'
import { findOrderOfCart } from '../order/order.sql'
import { pointRefusal, pointRefusalMessages } from '../pricing/point.rules'
import { countFailures, limitHits } from '../rate-limit/rate-limit.command'
import { Rejection } from '../http/rejection'
import { serve, type Api } from '../http/serve'
import { hashToken } from '../secret/token.rules'
import type { Trx } from '../database/db'
import { changeCart, readCart } from './change-cart.command'
import {
  addCartCoupon as addCoupon,
  deleteAllLines,
  deleteCartCoupon as deleteCoupon,
} from './cart-content.sql'
import { initCartFor, isAskingForNewCart } from './init-cart.command'
import { changeReceiver, modifyOrder, modifyOther } from './cart-order.command'
import { priceCart } from './cart-pricing.rules'
import { loadCartState } from './cart-state.sql'
import { wireCart } from './cart-view.rules'
import type { CartRow } from './cart.table'

const newCarts = { hits: 120, windowSeconds: 600 }
const guessesPerAddress = { hits: 30, windowSeconds: 600 }
const guessesOfCart = { hits: 10, windowSeconds: 600 }

/** The cart as a whole: its life, discounts, orderer, payment and gift letter. */
export function cartRoutes(app: Api): void {
  serve(app, initCart, async (call) => {
    const token = call.body.token ?? null
    if (await isAskingForNewCart(call, token)) await limitHits(call, `cart:${call.request.ip}`, newCarts)
    return initCartFor(call, token, call.body.invalid_product ?? false)
  })

  serve(app, getCart, async (call) => {
    const cart = await readCart(call, call.params.token)
    const order = cart.status === 'decided' ? await findOrderOfCart(call.db, cart.id) : undefined
    return wireCart(await loadCartState(call.db, cart, call.clock.now()), order?.order_no ?? null)
  })

  serve(app, resetCart, (call) =>
    changeCart(call, call.body.token, async (trx, cart) => {
      await deleteAllLines(trx, cart.id)
      return { point: 0, gift: null, note: null, receipt_name: null, transaction_error: null }
    }),
  )

  serve(app, modifyCartOrder, (call) =>
    changeCart(call, call.body.token, (trx, cart) => modifyOrder(trx, cart, call.body)),
  )
  serve(app, modifyCartOther, (call) => changeCart(call, call.body.token, async () => modifyOther(call.body)))
  serve(app, changeCartReceiver, (call) =>
    changeCart(call, call.body.token, (trx, cart) => changeReceiver(trx, cart, call.body)),
  )

  serve(app, addCartCoupon, (call) =>
    countFailures(call, `coupon:${call.request.ip}`, guessesPerAddress, () =>
      countFailures(call, `coupon:cart:${hashToken(call.body.token)}`, guessesOfCart, () =>
        changeCart(call, call.body.token, addCouponByCode(call.body.code)),
      ),
    ),
  )

  serve(app, deleteCartCoupon, (call) =>
    changeCart(call, call.body.token, (trx, cart) => deleteCoupon(trx, cart.id, call.body.id)),
  )

  serve(app, changeCartPoint, (call) =>
    changeCart(call, call.body.token, async (trx, cart, now) => {
      if (cart.user_account_id === null)
        throw new Rejection(422, 'cart.point.members_only', 'ポイントは会員の方のみご利用いただけます。')
      const state = await loadCartState(trx, cart, now)
      const refusal = pointRefusal(call.body.point, state.usablePoint ?? 0, priceCart(state).payable)
      if (refusal)
        throw new Rejection(422, `cart.point.${refusal}`, pointRefusalMessages[refusal], {
          point: [pointRefusalMessages[refusal]],
        })
      return { point: call.body.point }
    }),
  )
}

/** Adds a coupon by what somebody typed. 422 `cart.coupon.*` with the reason. */
const addCouponByCode = (code: string) => async (trx: Trx, cart: CartRow, now: Date) => {
  const coupon = await findCouponByCode(
    trx,
    cart.channel_id,
    code.normalize('NFKC').trim(),
    cart.user_account_id,
  )
  if (!coupon) throw couponRejection('not_found', 'クーポンコードをご確認ください。')
  const { lines } = priceCart(await loadCartState(trx, cart, now))
  const goods = lines.reduce((sum, line) => sum + line.total_price, 0)
  const refusal = couponRefusal(coupon, {
    now,
    goods,
    isMember: cart.user_account_id !== null,
    isUsedByMember: coupon.is_used,
  })
  if (refusal) throw couponRejection(refusal, couponRefusalMessages[refusal])
  await addCoupon(trx, cart.id, coupon.id)
}

const couponRejection = (reason: string, message: string) =>
  new Rejection(422, `cart.coupon.${reason}`, message, { code: [message] })
