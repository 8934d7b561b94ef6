import { addCartProductsByCode } from '@storefront/contracts'
import { serve, type Api } from '../../http/serve'
import { changeCart } from '../change-cart.command'
import { addByCode, plainCode } from './add-by-code.rules'
import { findProductsByCode } from './cart-product.sql'

/** Many goods at once by their codes. */
export function addByCodeRoutes(app: Api): void {
  serve(app, addCartProductsByCode, async (call) => {
    const { token, lines } = call.body
    const found = await findProductsByCode(
      call.readDb,
      call.channel.id,
      lines.map(({ code }) => plainCode(code)),
    )
    return changeCart(call, token, (state) => addByCode(state, lines, found), {
      productIds: found.map(({ id }) => id),
    })
  })
}
