import { nameMarkingOf, type CartProduct } from '@storefront/contracts'
import { currentKind, stepPath, type CartKind } from '../checkout-path'

type Line = Pick<CartProduct, 'key' | 'product_info' | 'name_embroidery'>

/** Names what can be changed on a line: the labels of its variants, 採寸, and the marking of its name. */
function listChangeable({ product_info }: Line): string[] {
  const { variant_labels = [], has_measurement, has_name_embroidery } = product_info
  return [
    ...variant_labels,
    ...(has_measurement ? ['採寸'] : []),
    ...(has_name_embroidery ? [nameMarkingOf(product_info)] : []),
  ]
}

/** Returns the link to the page that changes a line's options. Undefined if the line has none. */
export function findChangeLink(
  line: Line,
  kind: CartKind = currentKind(),
): { href: string; text: string } | undefined {
  const changeable = listChangeable(line)
  if (changeable.length === 0) return undefined
  const { key, has_name_embroidery } = line.product_info
  const isNameAlone = changeable.length === 1 && has_name_embroidery === true
  const text =
    isNameAlone && !line.name_embroidery
      ? `お名前の${nameMarkingOf(line.product_info)}を入れる`
      : `${changeable.join('・')}を変更する`
  return { href: stepPath(`/product/${key}/uos?${new URLSearchParams({ line: line.key })}`, kind), text }
}
