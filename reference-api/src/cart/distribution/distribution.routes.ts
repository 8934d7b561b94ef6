import { copyCartAccessories, distributeCart } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { changeCart, changeCartByFacts } from '../change-cart.command'
import { copyAccessories } from './copy-accessories.rules'
import { distribute } from './distribute.rules'
import { distributionNeeds, readDistributionFacts } from './distribution-facts.sql'

export function distributionRoutes(app: Api): void {
  serve(app, distributeCart, (call) =>
    changeCartByFacts(
      call,
      call.body.token,
      readDistributionFacts,
      (state, facts) => distribute(state, call.body, facts),
      distributionNeeds(call.body.destinations),
    ),
  )
  serve(app, copyCartAccessories, (call) =>
    changeCart(call, call.body.token, (state) => copyAccessories(state, call.body.packing_key), {
      isDressing: true,
    }),
  )
}
