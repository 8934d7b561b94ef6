import { fillCartDefaults } from '@storefront/contracts'
import { changeCartByFacts } from '../../cart/change-cart.command'
import { serve, type Api } from '../../platform/http/serve'
import { cartDefaults, type Defaults } from './cart-defaults.rules'
import { readLastChoices } from './last-choices.sql'

export function fillCartDefaultsRoute(app: Api): void {
  serve(app, fillCartDefaults, async (call) => {
    let filled: Omit<Defaults, 'writes'> = { notes: [] }
    const cart = await changeCartByFacts(call, call.params.token, readLastChoices, (state, last) => {
      const { writes, ...named } = cartDefaults(state, last)
      filled = named
      return writes
    })
    return { cart, notes: filled.notes, lost_wishes: filled.lostWishes ?? [] }
  })
}
