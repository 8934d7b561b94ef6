import { fillCartDefaults, type DefaultsNote } from '@storefront/contracts'
import { changeCartByFacts } from '../../cart/change-cart.command'
import { serve, type Api } from '../../http/serve'
import { cartDefaults } from './cart-defaults.rules'
import { readLastChoices } from './last-choices.sql'

export function fillCartDefaultsRoute(app: Api): void {
  serve(app, fillCartDefaults, async (call) => {
    let notes: DefaultsNote[] = []
    const cart = await changeCartByFacts(call, call.params.token, readLastChoices, (state, last) => {
      const defaults = cartDefaults(state, last)
      notes = defaults.notes
      return defaults.writes
    })
    return { cart, notes }
  })
}
