import { fillCartDefaults, type DefaultsNote } from '@storefront/contracts'
import { reportFailure } from '@storefront/event-bus'
import { call } from '@storefront/http'
import { createStore } from '@storefront/state'
import { recordStep } from '../checkout/use-cart-record'
import { reactToCartError } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { firstOpenStep } from './cart-defaults.rules'

/** What of the last order could not be had again, since checkout was begun in this tab. */
export const defaultsNotes = createStore<readonly DefaultsNote[]>([])

const everyStep = '/cart/shipping-select'

/**
 * Fills a member's cart as it was ordered last time and answers the first screen that is left; undefined when
 * the shopper was taken elsewhere. A server that cannot fill it leaves every step to the shopper.
 */
export async function fillFromLastOrder(): Promise<string | undefined> {
  try {
    const cart = await changeCart(async (token) => {
      const { data } = await call(fillCartDefaults, { params: { token } })
      defaultsNotes.set(data.notes)
      return data.cart
    })
    const step = firstOpenStep(cart)
    if (step !== everyStep) recordSteps(step)
    return step
  } catch (error) {
    if (await reactToCartError(error)) return undefined
    reportFailure('defaults-not-filled', String(error))
    return everyStep
  }
}

/** Steps that nobody has to stop at are taken all the same. */
function recordSteps(step: string) {
  recordStep('begin_checkout')
  recordStep('add_shipping_info')
  if (step === '/cart/confirm') recordStep('add_payment_info')
}
