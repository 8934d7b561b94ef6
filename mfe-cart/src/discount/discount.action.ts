import { normaliseWidth } from '@storefront/locale-ja'
import { addCoupon, deleteCoupon, payWithPoints } from '../engine/cart.api'
import { changePostedCart, giving } from '../posted/posted-cart'
import { mostPoints, normalisePoints } from './points.rules'

export const discountCommands = (screen: string) => ({
  coupon: (form: FormData) =>
    changePostedCart(giving(addCoupon(normaliseWidth(String(form.get('code') ?? '')).trim())), screen),
  'coupon-removal': (form: FormData) =>
    changePostedCart(giving(deleteCoupon(Number(form.get('id')))), screen),
  points: (form: FormData) =>
    changePostedCart((cart) => {
      const typed = Number(normalisePoints(String(form.get('point') ?? '')))
      return payWithPoints(form.get('all') === null ? typed : mostPoints(cart))(cart.token)
    }, screen),
})
