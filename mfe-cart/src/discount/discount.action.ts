import { addCoupon, deleteCoupon, payWithPoints } from '../engine/cart.api'
import { changePostedCart, giving } from '../posted/posted-cart'
import { checkPoints, mostPoints, normalisePoints } from './points.rules'
import { readCouponCode } from './coupon-code.rules'

export const discountCommands = (screen: string) => ({
  coupon: (form: FormData) =>
    changePostedCart(giving(addCoupon(readCouponCode(String(form.get('code') ?? '')))), screen),
  'coupon-removal': (form: FormData) =>
    changePostedCart(giving(deleteCoupon(Number(form.get('id')))), screen),
  points: async (form: FormData) => {
    const isAll = form.get('all') !== null
    const typed = normalisePoints(String(form.get('point') ?? ''))
    const problem = isAll ? undefined : checkPoints(typed, '利用するポイント')
    if (problem) return { errors: { point: [problem] } }
    return changePostedCart(
      (cart) => payWithPoints(isAll ? mostPoints(cart) : Number(typed))(cart.token),
      screen,
    )
  },
})
