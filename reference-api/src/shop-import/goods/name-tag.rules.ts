import { nameMarkingFact } from '@storefront/contracts'
import type { ProductRow } from '../read/shop-csv-files'
import type { ShopFolder } from '../read/shop-folder'

/** Key of the tag for products that can bear a name. The search filters by it (名入れ, 刺繍). */
const nameTag = 'name'

type Named = Pick<ShopFolder, 'products.csv' | 'accessories.csv' | 'tags.csv'>

/**
 * Tags each product that can bear a name. Its form asks for the name, an accessory prints it, or a fact tells
 * how it is put on. Shops without the tag stay as they are.
 */
export function tagNamedGoods(shop: Named): ProductRow[] {
  const rows = shop['products.csv']
  if (!shop['tags.csv'].some(({ key }) => key === nameTag)) return rows
  const printing = new Set(
    shop['accessories.csv']
      .filter(({ kind, text_label }) => kind === 'wrapping' && text_label !== null)
      .map(({ key }) => key),
  )
  return rows.map((row) => {
    const isNamed =
      row.has_name_embroidery ||
      row.accessories.some((key) => printing.has(key)) ||
      row.data.some(({ label }) => label === nameMarkingFact)
    return isNamed && !row.tags.includes(nameTag) ? { ...row, tags: [...row.tags, nameTag] } : row
  })
}
