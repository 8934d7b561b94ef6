import type { Cart } from '@storefront/contracts'
import { ResponseError } from '@storefront/http'
import { whenSessionChecked } from '@storefront/session'
import type { CartKind } from '../checkout-path'
import { openCartByToken, openCartWithLine, type NewLine } from './cart.api'
import { withCartTabLock } from './cart-tab-lock'

/** Stores the cart before another tab can open one. */
type Adopt = (cart: Cart) => Cart

/** Initialises the cart (§4) after the session check, so that members get their own cart. */
export async function initCart(
  adopt: Adopt,
  { isDroppingInvalid, kind }: { isDroppingInvalid: boolean; kind: CartKind },
): Promise<Cart> {
  await whenSessionChecked()
  return withCartTabLock(async (token) => {
    const open = (dropping: { isDroppingInvalid: boolean }) => openCartByToken(token, { ...dropping, kind })
    return adopt(isDroppingInvalid ? await open({ isDroppingInvalid }) : await openWithoutGone(open))
  }, kind)
}

/** Initialises the cart as {@link initCart} does and adds the line, in one call. */
export async function initCartWithLine(adopt: Adopt, line: NewLine): Promise<Cart> {
  await whenSessionChecked()
  return withCartTabLock(async (token) =>
    adopt(await openWithoutGone((dropping) => openCartWithLine(token, line, dropping))),
  )
}

/** If a product in the cart no longer exists, retries with invalid_product to drop it (§8). */
async function openWithoutGone(open: (dropping: { isDroppingInvalid: boolean }) => Promise<Cart>) {
  try {
    return await open({ isDroppingInvalid: false })
  } catch (error) {
    if (!(error instanceof ResponseError && isOpeningRefused(error))) throw error
    return open({ isDroppingInvalid: true })
  }
}

/** Returns true unless the missing product is the one that is being added. */
const isOpeningRefused = ({ code }: ResponseError) =>
  code.includes('product_not_found') && !code.startsWith('cart.add_products.')
