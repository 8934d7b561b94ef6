import { formAction } from '@storefront/remote/server'
import { modifyOther } from '../engine/cart.api'
import { changePostedCart } from '../posted/posted-cart'
import { nestedValues } from '../posted/posted-values.rules'
import { chooseDelivery } from './shipping-detail.api'
import { choiceOf, isSameChoice, shippedPackingsOf, type DetailValues } from './shipping-detail.rules'

/** What the choice of days does without scripts. */
export const shippingDetailAction = formAction({
  delivery: (form) => {
    const { packings = {}, note } = nestedValues<DetailValues>(form)
    return changePostedCart(async (cart) => {
      for (const { packing } of shippedPackingsOf(cart)) {
        const choice = choiceOf(packings[packing.key])
        if (!isSameChoice(packing, choice)) await chooseDelivery(packing.key, choice)(cart.token)
      }
      if ((note || null) !== cart.data.detail.other.note)
        await modifyOther({ note: note || null })(cart.token)
    }, '/cart/payment')
  },
})
