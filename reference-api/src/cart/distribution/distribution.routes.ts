import { copyCartAccessories, distributeCart, readCartAddresses } from '@storefront/contracts'
import { serve, type Api } from '../../platform/http/serve'
import { fetchCartForm } from '../../page-form/page-form.sql'
import { changeCart, changeCartByFacts, readCart } from '../change-cart.command'
import { copyAccessories } from './copy-accessories.rules'
import { distribute } from './distribute.rules'
import { distributionNeeds, readDistributionFacts } from './distribution-facts.sql'
import { readAddresses } from './read-addresses.rules'

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
  serve(app, readCartAddresses, async (call) => {
    const { channel_id } = await readCart(call, call.params.token)
    return { data: readAddresses(call.body.csv, await fetchCartForm(call.db, channel_id, 'cart-address')) }
  })
  serve(app, copyCartAccessories, (call) =>
    changeCart(call, call.body.token, (state) => copyAccessories(state, call.body.packing_key), {
      isDressing: true,
    }),
  )
}
