import { toSearchParams } from '../checkout-path'
import { withBack } from '../defaults/cart-defaults.rules'
import { cartAction, changePostedCart, openPostedCart } from '../posted/posted-cart'
import { nestedValues } from '../posted/posted-values.rules'
import { stepAfterOrderer, stepAfterShipping } from '../shipping/shipping.rules'
import { checkShares, newAddress, type AnotherValues } from './another-destination.rules'
import { moveShares, saveGuest, saveOrderer, saveRecipient } from './shipping-add.api'
import type { ShippingValues } from './shipping-add.rules'

const missing = {
  recipient: 'お届け先の住所をご入力ください。',
  gift: '贈りもののメッセージをご入力ください。',
}

/**
 * Returns the part of the form that still has to be filled in. Without JavaScript, the fields of a choice
 * appear only after the form has been posted.
 */
function unaskedPart(form: FormData): keyof typeof missing | undefined {
  const receiver = form.get('receiver')
  const part = receiver === 'other' ? 'recipient' : receiver === 'gift' ? 'gift' : undefined
  return part && [...form.keys()].some((name) => name.startsWith(`${part}.`)) ? undefined : part
}

export const shippingAddAction = cartAction({
  guest: async (form, request) => {
    const part = unaskedPart(form)
    if (part) return { message: missing[part] }
    const values = nestedValues<ShippingValues>(form)
    return changePostedCart(
      (cart, apply) => saveGuest(apply, cart, values),
      stepAfterShipping({ ...values, isGift: values.receiver === 'gift' }, toSearchParams(request)),
    )
  },
  orderer: (form, request) =>
    changePostedCart(
      (_, apply) => saveOrderer(apply, nestedValues<ShippingValues>(form)),
      ({ data }) => stepAfterOrderer(data.detail, toSearchParams(request)),
    ),
  another: async (form, request) => {
    const { saved, recipient, shares = {} } = nestedValues<Partial<AnotherValues>>(form)
    if (!saved && !recipient) return { message: 'お届け先をお選びください' }
    const cart = await openPostedCart()
    const { products } = cart.data.detail
    const problem = checkShares(products, shares)
    if (problem) return { message: problem }
    return changePostedCart(
      (_, apply) => moveShares(apply, cart, products, { saved: saved || newAddress, recipient, shares }),
      withBack('/cart/shipping-detail', toSearchParams(request)),
    )
  },
  address: (form, request) => {
    const { isChoosingDelivery, ...values } = nestedValues<ShippingValues>(form)
    return changePostedCart(
      (cart, apply) => saveRecipient(apply, cart, values),
      stepAfterShipping({ isChoosingDelivery }, toSearchParams(request)),
    )
  },
})
