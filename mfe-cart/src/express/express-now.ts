import type { ExpressNowOutcome, PurchaseChoice } from '@storefront/event-bus'
import { whenSessionChecked } from '@storefront/session'
import { toNewLine } from '../engine/add-to-cart.rules'
import { toRefusal } from '../engine/add-to-cart.state'
import { openBuyNow } from '../engine/cart.api'
import { readCartToken } from '../engine/cart-token.state'
import { adoptCart } from '../engine/cart.state'
import { startExpress } from './express.api'

/** Starts a wallet checkout for a single product. The open cart stays unchanged. */
export async function expressNow({
  payment_code,
  ...choice
}: PurchaseChoice & { payment_code: string }): Promise<ExpressNowOutcome> {
  try {
    await whenSessionChecked()
    const { token } = adoptCart(await openBuyNow(toNewLine(choice), readCartToken('buy-now')))
    return { kind: 'leads-away', ...(await startExpress(token, payment_code)) }
  } catch (error) {
    return { kind: 'refused', ...toRefusal(error) }
  }
}
