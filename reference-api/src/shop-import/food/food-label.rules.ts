import { mandatoryAllergens, recommendedAllergens, type Allergen } from '../format/allergen.rules'
import type { ShopFolder } from '../read/shop-folder'
import type { FoodRow, ProductRow } from '../read/shop-csv-files'

export type LabelledPart = { food: FoodRow; name: string; isAlcohol: boolean; quantity: number }
type LabelRow = { label: string; value: string }

/**
 * Recognises food by its reduced tax rate, or as alcohol. `foods.csv` may list other products that contain
 * food.
 */
export const isFood = ({ tax_class, is_alcohol }: ProductRow) => tax_class === 'reduced' || is_alcohol

/** Headings generated from foods.csv. They must not appear in `data`. */
export const labelHeadings =
  /^(名称|品目|原材料|アレル|特定原材料|アルコール分|内容量|賞味|消費期限|保存方法)/

/**
 * Returns a function that lists the foods to label for a product: the product itself, or the parts of a set.
 */
export function labelledParts(shop: Pick<ShopFolder, 'products.csv' | 'foods.csv'>) {
  const productOf = new Map(shop['products.csv'].map((row) => [row.key, row]))
  const foodOf = new Map(shop['foods.csv'].map((row) => [row.product, row]))
  const partsOf = (product: ProductRow, quantity: number, outer: readonly string[]): LabelledPart[] => {
    if (product.set.length > 0)
      return product.set.flatMap((part) => {
        const inner = productOf.get(part.key)
        if (!inner || outer.includes(part.key)) return []
        return partsOf(inner, quantity * part.quantity, [...outer, part.key])
      })
    const food = foodOf.get(product.key)
    return food ? [{ food, name: product.name, isAlcohol: product.is_alcohol, quantity }] : []
  }
  return (product: ProductRow) => partsOf(product, 1, [product.key])
}

export const collectAllergens = (parts: readonly LabelledPart[]): ReadonlySet<Allergen> =>
  new Set(parts.flatMap(({ food }) => food.allergens))

/**
 * Builds a food's label as rows of the product page, with all 28 allergens as 含む or 含まない. Returns no rows for
 * other products.
 */
export function foodLabel(parts: readonly LabelledPart[]): LabelRow[] {
  if (parts.length === 0) return []
  const contained = collectAllergens(parts)
  return [
    ...eachPart('品目', parts, ({ food, isAlcohol }) => (isAlcohol ? food.name : null)),
    ...eachPart('名称', parts, ({ food, isAlcohol }) => (isAlcohol ? null : food.name)),
    ...eachPart('原材料名', parts, ({ food }) => food.ingredients),
    { label: 'アレルギー物質（特定原材料8品目）', value: contains(contained, mandatoryAllergens) },
    { label: 'アレルギー物質（準ずる20品目）', value: contains(contained, recommendedAllergens) },
    ...eachPart('アルコール分', parts, ({ food }) => food.alcohol),
    ...eachPart('内容量', parts, ({ food, quantity }) => `${food.net_contents}${times(quantity)}`),
    ...eachPart('賞味期限', parts, ({ food }) => food.best_before),
    ...eachPart('消費期限', parts, ({ food }) => food.use_by),
    ...eachPart('保存方法', parts, ({ food }) => food.storage),
  ]
}

const times = (quantity: number) => (quantity > 1 ? `（×${quantity}）` : '')

/** Returns one line per part that has a value. If there is only one part, its name is omitted. */
function eachPart(
  label: string,
  parts: readonly LabelledPart[],
  valueOf: (part: LabelledPart) => string | null,
): LabelRow[] {
  const lines = parts.flatMap((part) => {
    const value = valueOf(part)
    return value === null ? [] : [parts.length > 1 ? `【${part.name}】${value}` : value]
  })
  return lines.length > 0 ? [{ label, value: lines.join('\n') }] : []
}

function contains(contained: ReadonlySet<Allergen>, names: readonly Allergen[]): string {
  const named = (list: readonly Allergen[]) => list.join('・') || 'なし'
  const inside = names.filter((name) => contained.has(name))
  const outside = names.filter((name) => !contained.has(name))
  return `含む：${named(inside)}\n含まない：${named(outside)}`
}
