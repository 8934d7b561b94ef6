import { variantNameOf } from '@storefront/contracts'
import type { Trx } from '../../platform/database/db'
import { exchangeStock } from '../../checkout/settlement/stock.sql'
import { invalidFields } from '../../platform/http/rejection'
import { modelsToChooseFrom, listChoosableVariants } from './gift-product.rules'
import { listGiftVariants } from './gift-variants.sql'
import { exchangeLine, type GiftLineRow } from '../../order/social-gift/social-gift-order.sql'
import type { ChosenVariant } from '../../order/social-gift/social-gift.table'

const soldOut = () =>
  invalidFields({ variants: ['お選びの品は品切れとなりました。ほかの品をお選びください。'] })

/**
 * Applies the recipient's choice of variants and exchanges the order's reserved stock. Variants must have the
 * same price.
 */
export async function chooseVariants(
  trx: Trx,
  orderId: number,
  lines: readonly GiftLineRow[],
  chosen: readonly ChosenVariant[],
): Promise<void> {
  const rows = await listGiftVariants(trx, modelsToChooseFrom(lines))
  const changes = lines.flatMap((line) => {
    const wanted = chosen.find(({ line_id }) => line_id === line.id)
    return !wanted || wanted.product_id === line.product_id ? [] : [{ line, wanted }]
  })
  for (const { line, wanted } of changes) {
    const row = listChoosableVariants(line, rows).find(({ id }) => id === wanted.product_id)
    const exchange = { from: line.product_id, to: wanted.product_id, quantity: line.quantity }
    if (!row || !(await exchangeStock(trx, orderId, exchange))) throw soldOut()
    const { id, key, code, name, image } = row
    await exchangeLine(trx, line.id, id, {
      ...line.product_info,
      id,
      key,
      code,
      name,
      image: image ?? line.product_info.image,
      variant_name: variantNameOf(row),
    })
  }
}
