import type { CartAccessory, CartProduct } from '@storefront/contracts'

export type NamedLine = {
  key: string
  product_info: Pick<CartProduct['product_info'], 'name' | 'variant_name'>
  name_embroidery: CartProduct['name_embroidery']
  accessories: readonly Pick<CartAccessory, 'name' | 'noshi_heading' | 'noshi_name'>[]
}

/**
 * Names a line for its controls. Lines of one product are told apart by size, embroidery and accessories, or
 * else by their position.
 */
export function nameLine(line: NamedLine, lines: readonly NamedLine[]): string {
  const { name } = line.product_info
  const alike = lines.filter(({ product_info }) => product_info.name === name)
  const toTraits = pickDistinctTraits(alike)
  const own = toTraits(line)
  const traits = own === '' ? '' : `（${own}）`
  const equal = alike.filter((other) => toTraits(other) === own)
  const position = equal.findIndex(({ key }) => key === line.key) + 1
  return `${name}${traits}${equal.length > 1 ? `の${position}つ目` : ''}`
}

function pickDistinctTraits(alike: readonly NamedLine[]): (line: NamedLine) => string {
  const distinct = traits.filter((trait) => new Set(alike.map(trait)).size > 1)
  return (line) =>
    distinct
      .map((trait) => trait(line))
      .filter((trait) => trait !== '')
      .join('・')
}

const traits: readonly ((line: NamedLine) => string)[] = [
  ({ product_info }) => product_info.variant_name ?? '',
  ({ name_embroidery }) => name_embroidery ?? '',
  ({ accessories }) => accessories.map(nameAccessory).join('・'),
]

const nameAccessory = ({ name, noshi_heading, noshi_name }: NamedLine['accessories'][number]) =>
  [name, noshi_heading, noshi_name?.replaceAll('\n', '　')].filter(Boolean).join(' ')
