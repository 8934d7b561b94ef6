import type { Cart } from '@storefront/contracts'
import { formAction } from '@storefront/remote/server'
import { modifyOrder } from '../engine/cart.api'
import { changePostedCart } from '../posted/posted-cart'
import { nestedValues } from '../posted/posted-values.rules'
import { atFields } from '../shipping/field-path'
import { giveAsGift, saveToAddressBook, shipTo } from '../shipping/shipping.api'
import { stepAfterShipping } from '../shipping/shipping.rules'
import { addressOfOrderer, completeAddress, completeOrderer, type ShippingValues } from './shipping-add.rules'

const missing = {
  recipient: 'お届け先の住所をご入力ください。',
  gift: '贈りもののメッセージをご入力ください。',
}

/** The page shows the fields of a choice once it has been made: without scripts, when it comes back. */
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

/** What the address forms do without scripts. */
export const shippingAddAction = formAction({
  guest: async (form) => {
    const part = unaskedPart(form)
    if (part) return { message: missing[part] }
    const values = nestedValues<ShippingValues>(form)
    return changePostedCart(
      async (cart) => {
        await saveOrderer(cart, values)
        await saveReceiver(cart, values)
      },
      stepAfterShipping({
        isGift: values.receiver === 'gift',
        isChoosingDelivery: values.isChoosingDelivery ?? false,
      }),
    )
  },
  orderer: (form) =>
    changePostedCart(
      (cart) => saveOrderer(cart, nestedValues<ShippingValues>(form)),
      '/cart/shipping-select',
    ),
  address: (form) => {
    const { recipient, isSaved, isChoosingDelivery = false } = nestedValues<ShippingValues>(form)
    const next = stepAfterShipping({ isGift: false, isChoosingDelivery })
    return changePostedCart(async (cart) => {
      await saveReceiver(cart, { receiver: 'other', recipient })
      if (recipient && isSaved) await saveToAddressBook(completeAddress(recipient))
    }, next)
  },
})
