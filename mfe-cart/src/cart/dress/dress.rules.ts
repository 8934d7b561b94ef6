import type { AccessoryChoice, CartProduct } from '@storefront/contracts'

type Dressed = {
  product_info: Pick<CartProduct['product_info'], 'accessory_choices'>
  accessories: readonly Pick<CartProduct['accessories'][number], 'kind'>[]
}

const dressNames: readonly [AccessoryChoice, string][] = [
  ['noshi', 'のし'],
  ['wrapping', 'ラッピング'],
  ['name', '名入れ'],
  ['message_card', 'カード'],
  ['bag', '手提げ袋'],
]
/** More would break the button on a phone. */
const namesMax = 3

/** Names what a line has or could have, at most three kinds. Undefined for a line without choices. */
export function lineDressNames({ product_info, accessories }: Dressed): string | undefined {
  const kinds = new Set<AccessoryChoice>([
    ...(product_info.accessory_choices ?? []),
    ...accessories.map(({ kind }) => kind),
  ])
  const names = dressNames.filter(([kind]) => kinds.has(kind)).map(([, name]) => name)
  return names.slice(0, namesMax).join('・') || undefined
}

/** Labels the button that opens the choices. */
export const dressAction = (line: Dressed, names: string): string =>
  `${names}を${line.accessories.length > 0 ? '変更' : '選ぶ'}`
