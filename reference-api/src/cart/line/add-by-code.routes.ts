import { addCartProductsByCode } from '@storefront/contracts'
import type { Caller } from '../../platform/http/caller'
import { serve, type Api } from '../../platform/http/serve'
import { hasSchools } from '../../catalogue/school/school.sql'
import { isUsed, notThere } from '../../shop/setting/only-where'
import { changeCart } from '../change-cart.command'
import { addByCode, plainCode } from './add-by-code.rules'
import { findProductsByCode } from './cart-product.sql'

export function addByCodeRoutes(app: Api): void {
  serve(
    app,
    addCartProductsByCode,
    async (call) => {
      const { token, lines } = call.body
      const found = await findProductsByCode(
        call.readDb,
        call.channel.id,
        lines.map(({ code }) => plainCode(code)),
      )
      return changeCart(call, token, (state) => addByCode(state, lines, found), {
        productIds: found.map(({ id }) => id),
      })
    },
    { admit: requireOrderByCode },
  )
}

/**
 * Responds 404 if the shop doesn't offer ordering by code. Shops with schools always do, because school sets
 * are added by product code (ADR 0089).
 */
async function requireOrderByCode({ readDb, channel }: Caller<'any'>): Promise<void> {
  const isOffered = await isUsed({ readDb, channel }, 'CART.IS_ORDER_BY_CODE_USE')
  if (!isOffered && !(await hasSchools(readDb, channel.id))) throw notThere()
}
