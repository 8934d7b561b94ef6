import { nameMarkingOf } from '@storefront/contracts'
import type { AddedProduct } from '../engine/add-to-cart.state'

type Announced = Exclude<AddedProduct, { isPending: true }>

/** Says which choices of an added product are still open, because the page that it was added on has none. */
export const listOpenChoices = ({ isNoshiOpen, isNameOpen, name_marking }: Announced): string[] => [
  ...(isNoshiOpen ? ['のしは付いていません。カートで選べます。'] : []),
  ...(isNameOpen
    ? [`お名前の${nameMarkingOf({ name_marking })}は入っていません。カートで指定できます。`]
    : []),
]
