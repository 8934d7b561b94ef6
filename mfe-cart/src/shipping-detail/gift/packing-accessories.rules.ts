import {
  commonCounter,
  inscriptionText,
  isForEachPiece,
  replacementText,
  type Accessory,
  type CartAccessory,
  type CartProduct,
} from '@storefront/contracts'
import { delayText, listReplaced, listRivals, offeredText } from '../../gift-choice/accessory-offer.rules'
import { accessoryText } from '../../order-view/line-options'

export type PackingAccessory = {
  accessory: Accessory
  /** `all`: all products have it, with the same inscription. `mixed`: some products differ. */
  state: 'none' | 'all' | 'mixed'
  /** One of the attached accessories, to start an edit from. */
  sample: CartAccessory | undefined
  /** Total price in yen of the attached accessories, including tax. */
  totalPrice: number
  /** Number of pieces that can have the accessory. */
  pieces: number
  /** Word in which those pieces are counted. */
  counter: string
  /** Names of the parcel's products that can't have the accessory. */
  without: string[]
  /** Names of attached accessories that can't be combined with this one. */
  rivals: string[]
  /** Names of attached accessories that this one would replace. */
  replaced: string[]
}

export function listPackingAccessories(
  lines: readonly CartProduct[],
  accessories: Record<string, Accessory[]>,
): PackingAccessory[] {
  const known = new Map(
    lines.flatMap(({ product_info }) =>
      (accessories[product_info.key] ?? []).map((accessory) => [accessory.id, accessory] as const),
    ),
  )
  return [...known.values()].map((accessory) => {
    const mayHave = ({ product_info }: CartProduct) =>
      (accessories[product_info.key] ?? []).some(({ id }) => id === accessory.id)
    const takers = lines.filter(mayHave)
    const on = takers.flatMap((line) =>
      line.accessories
        .filter(({ accessory_id }) => accessory_id === accessory.id)
        .map((attached) => ({ line, attached })),
    )
    const isWhole = isForEachPiece(accessory)
      ? on.length === takers.length && on.every(({ line, attached }) => attached.quantity === line.quantity)
      : on.length === 1
    const isAlike = new Set(on.map(({ attached }) => inscriptionText(attached))).size === 1
    return {
      accessory,
      state: on.length === 0 ? 'none' : isWhole && isAlike ? 'all' : 'mixed',
      sample: on[0]?.attached,
      totalPrice: on.reduce((sum, { attached }) => sum + attached.total_price, 0),
      pieces: takers.reduce((sum, { quantity }) => sum + quantity, 0),
      counter: commonCounter(takers.map(({ product_info }) => product_info)),
      rivals: listRivals(accessory, takers, [...known.values()]),
      replaced: listReplaced(accessory, takers, [...known.values()]),
      without: lines.filter((line) => !mayHave(line)).map(({ product_info }) => product_info.name),
    }
  })
}

export function packingAccessoryText({
  accessory,
  state,
  sample,
  totalPrice,
  pieces,
  counter,
}: PackingAccessory): string {
  const { name } = accessory
  if (state === 'mixed') return `${name}　商品ごとに異なります`
  if (sample)
    return accessoryText(
      { ...sample, quantity: isForEachPiece(accessory) ? pieces : 1, total_price: totalPrice },
      counter,
    )
  return offeredText(accessory, { pieces, counter })
}

/** Says what the accessory replaces, how it moves the delivery, and which products can't have it. */
export function packingAccessoryNote({
  accessory,
  state,
  without,
  rivals,
  replaced,
}: PackingAccessory): string | undefined {
  const { added_days = 0 } = accessory
  // The days to choose from include those of an attached accessory.
  const delay =
    state === 'none' ? delayText(added_days) : `上のお届け日は、この${added_days}営業日を含みます。`
  return (
    [
      ...(state === 'none' && rivals.length === 0 ? [replacementText(replaced)] : []),
      ...(added_days > 0 ? [delay] : []),
      ...(without.length > 0 ? [`※${without.join('、')}にはお付けできません。`] : []),
    ]
      .filter(Boolean)
      .join('') || undefined
  )
}
