import { isForEachPiece, type Accessory } from '@storefront/contracts'
import type { ChosenAccessory } from '../use-purchase'

type Priced = Pick<Accessory, 'key' | 'kind' | 'price_with_tax'>
type Named = Pick<Accessory, 'key' | 'kind' | 'name'>
type Dressed = { accessories: readonly Priced[]; chosen: readonly ChosenAccessory[]; quantity: number }

/** Sums the chosen accessories in yen with tax. Wrapping is paid for each piece, a card or a bag once. */
export const sumExtras = ({ accessories, chosen, quantity }: Dressed): number =>
  accessories
    .filter(({ key }) => chosen.some((one) => one.key === key))
    .reduce((sum, one) => sum + one.price_with_tax * (isForEachPiece(one) ? quantity : 1), 0)

/** Names the chosen accessories, a noshi with its heading, e.g. のし（御歳暮）. */
export const nameChosen = (accessories: readonly Named[], chosen: readonly ChosenAccessory[]): string[] =>
  accessories.flatMap(({ key, kind, name }) => {
    const own = chosen.find((one) => one.key === key)
    if (!own) return []
    return kind === 'noshi' && own.choice ? `${name}（${own.choice}）` : name
  })

/** Says in few words what goes with the product, e.g. のし（御歳暮）ほか1点付き. */
export function summariseChosen([first, ...others]: readonly string[]): string | undefined {
  if (!first) return undefined
  return `${first}${others.length > 0 ? `ほか${others.length}点` : ''}付き`
}
