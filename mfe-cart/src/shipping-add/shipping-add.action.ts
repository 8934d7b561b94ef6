import type { Cart, CartAddressInput } from '@storefront/contracts'
import { toSearchParams } from '../buy-now/checkout-path'
import { withBack } from '../defaults/cart-defaults.rules'
import { modifyOrder } from '../engine/cart.api'
import { cartAction, changePostedCart, openPostedCart } from '../posted/posted-cart'
import { nestedValues } from '../posted/posted-values.rules'
import { atFields } from '../shipping/field-path'
import { giveAsGift, saveToAddressBook, shipTo } from '../shipping/shipping.api'
import { stepAfterOrderer, stepAfterShipping } from '../shipping/shipping.rules'
import { addressOfOrderer, completeAddress } from '../shipping/address/complete-address.rules'
import { checkShares, toDestination, newAddress, splitShares, type Shares } from './another-destination.rules'
import { moveShares } from './shipping-add.api'
import { completeOrderer, type ShippingValues } from './shipping-add.rules'

type AnotherValues = { saved: string; recipient: CartAddressInput; shares: Shares }

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

async function saveOrderer(cart: Cart, { orderer }: Partial<ShippingValues>) {
  if (!orderer) return
  await atFields('orderer', () => modifyOrder({ orderer: completeOrderer(orderer) })(cart.token))
}

async function saveReceiver(cart: Cart, { receiver, orderer, recipient, gift }: Partial<ShippingValues>) {
  if (receiver === 'gift' && gift) await atFields('gift', () => giveAsGift(gift)(cart.token))
  else if (receiver === 'other' && recipient)
    await atFields('recipient', () => shipTo(cart, { address: completeAddress(recipient) })(cart.token))
  else if (orderer)
    await shipTo(cart, { address: completeAddress(addressOfOrderer(completeOrderer(orderer))) })(cart.token)
}

export const shippingAddAction = cartAction({
  guest: async (form, request) => {
    const part = unaskedPart(form)
    if (part) return { message: missing[part] }
    const values = nestedValues<ShippingValues>(form)
    return changePostedCart(
      async (cart) => {
        await saveOrderer(cart, values)
        await saveReceiver(cart, values)
      },
      stepAfterShipping(
        { isGift: values.receiver === 'gift', isChoosingDelivery: values.isChoosingDelivery ?? false },
        toSearchParams(request),
      ),
    )
  },
  orderer: (form, request) =>
    changePostedCart(
      (cart) => saveOrderer(cart, nestedValues<ShippingValues>(form)),
      ({ data }) => stepAfterOrderer(data.detail, toSearchParams(request)),
    ),
  another: async (form, request) => {
    const { saved = newAddress, recipient, shares = {} } = nestedValues<AnotherValues>(form)
    const cart = await openPostedCart()
    const { products } = cart.data.detail
    const problem = checkShares(products, shares)
    if (problem) return { message: problem }
    const moving = { destination: toDestination(saved, recipient), ...splitShares(products, shares) }
    return changePostedCart(
      () => atFields('recipient', () => moveShares((change) => change(cart.token), cart, moving)),
      withBack('/cart/shipping-detail', toSearchParams(request)),
    )
  },
  address: (form, request) => {
    const { recipient, isSaved, isChoosingDelivery = false } = nestedValues<ShippingValues>(form)
    const next = stepAfterShipping({ isGift: false, isChoosingDelivery }, toSearchParams(request))
    return changePostedCart(async (cart) => {
      await saveReceiver(cart, { receiver: 'other', recipient })
      if (recipient && isSaved) await saveToAddressBook(completeAddress(recipient))
    }, next)
  },
})
