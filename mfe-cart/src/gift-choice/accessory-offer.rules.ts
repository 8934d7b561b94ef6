import {
  accessoryUnit,
  isExcluding,
  isForEachPiece,
  isReplacing,
  replacementText,
  type Accessory,
  type CartProduct,
} from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'

export const listRivals = (
  accessory: Accessory,
  lines: readonly Pick<CartProduct, 'accessories'>[],
  known: readonly Accessory[],
): string[] =>
  listAttached(lines, known)
    .filter((other) => isExcluding(accessory, other))
    .map(({ name }) => name)

export const listReplaced = (
  accessory: Accessory,
  lines: readonly Pick<CartProduct, 'accessories'>[],
  known: readonly Accessory[],
): string[] =>
  listAttached(lines, known)
    .filter((other) => isReplacing(other, accessory))
    .map(({ name }) => name)

const listAttached = (lines: readonly Pick<CartProduct, 'accessories'>[], known: readonly Accessory[]) =>
  known.filter(({ id }) => lines.some(({ accessories }) => accessories.some((on) => on.accessory_id === id)))

/** Formats an accessory that may be chosen, e.g. のし　無料（1ケースごと）. */
export function offeredText(
  accessory: Accessory,
  { pieces, counter }: { pieces: number; counter: string },
): string {
  const { name, price_with_tax } = accessory
  const price = price_with_tax > 0 ? `＋${formatTaxedYen(price_with_tax)}` : '無料'
  const isOfMany = price_with_tax > 0 && isForEachPiece(accessory) && pieces > 1
  const unit = accessoryUnit(accessory, counter) ?? (isOfMany ? `1${counter}につき` : undefined)
  return `${name}　${price}${unit ? `（${unit}）` : ''}`
}

type Around = {
  line: CartProduct
  companions: readonly CartProduct[]
  accessories: readonly Accessory[]
}

/** Says what the accessory replaces on a line, how it delays the delivery, and which line has its own. */
export function lineAccessoryNote(
  accessory: Accessory,
  { line, companions, accessories }: Around,
): string | undefined {
  const { added_days = 0 } = accessory
  const isExcluded = listRivals(accessory, [line], accessories).length > 0
  const bearers = isForEachPiece(accessory)
    ? []
    : companions
        .filter(({ key, packing_key }) => key !== line.key && packing_key === line.packing_key)
        .filter((other) => other.accessories.some(({ accessory_id }) => accessory_id === accessory.id))
        .map(({ product_info }) => product_info.name)
  return (
    [
      isExcluded ? undefined : replacementText(listReplaced(accessory, [line], accessories)),
      added_days > 0 ? delayText(added_days) : undefined,
      bearers.length > 0 ? `「${bearers.join('」「')}」の分とは別にお付けします。` : undefined,
    ]
      .filter(Boolean)
      .join('') || undefined
  )
}

/** Announces the days that an accessory takes by itself. */
export const delayText = (days: number) => `お届けは${days}営業日遅くなります。`
