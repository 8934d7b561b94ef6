import type { Db } from '../../platform/database/db'
import { listGiftLines } from '../../order/social-gift/social-gift-order.sql'
import type { SocialGiftRow } from '../../order/social-gift/social-gift.table'
import { giftProduct, modelsToChooseFrom } from './gift-product.rules'
import { listGiftVariants } from './gift-variants.sql'

/**
 * Fetches the gift as its recipient sees it. Includes variants until the recipient has submitted an address.
 */
export async function fetchGiftProducts(db: Db, gift: SocialGiftRow) {
  const lines = await listGiftLines(db, gift.order_shipping_id)
  const variants = gift.completed_at === null ? await listGiftVariants(db, modelsToChooseFrom(lines)) : []
  return lines.map((line) => giftProduct(line, variants))
}
