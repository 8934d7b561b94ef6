import { isForEachPiece, type Accessory } from '@storefront/contracts'
import type { ChosenAccessory } from '../use-purchase'

type Priced = Pick<Accessory, 'key' | 'kind' | 'price_with_tax'>
type Dressed = { accessories: readonly Priced[]; chosen: readonly ChosenAccessory[]; quantity: number }

/** Sums the chosen accessories in yen with tax. Wrapping is paid for each piece, a card or a bag once. */
export const sumExtras = ({ accessories, chosen, quantity }: Dressed): number =>
  accessories
    .filter(({ key }) => chosen.some((one) => one.key === key))
    .reduce((sum, one) => sum + one.price_with_tax * (isForEachPiece(one) ? quantity : 1), 0)
