import type { ImportProblem } from '../format/import-problem.rules'
import type { ProductRow } from '../read/shop-csv-files'
import type { ShopFolder } from '../read/shop-folder'

/** A selection of products made by staff. `collections` and `not_named` only occur in some files. */
type Goods = {
  categories: string[]
  tags: string[]
  products: string[]
  named: string[]
  collections?: string[]
  not_named?: string[]
}
type NamedProduct = Pick<ProductRow, 'key' | 'name' | 'categories' | 'tags'>

/**
 * Returns a function that tests whether a selection includes a product. Categories include their descendants.
 */
export function goodsMatcher(shop: Pick<ShopFolder, 'categories.csv' | 'collections.csv'>) {
  const parents = new Map(shop['categories.csv'].map(({ key, parent }) => [key, parent]))
  const collected = new Map(shop['collections.csv'].map(({ alias, products }) => [alias, products]))
  const withParents = (key: string): string[] => {
    const parent = parents.get(key)
    return parent ? [key, ...withParents(parent)] : [key]
  }
  return (goods: Goods, { key, name, categories, tags }: NamedProduct): boolean => {
    if (goods.not_named?.some((part) => name.includes(part))) return false
    const own = new Set(categories.flatMap(withParents))
    return (
      goods.products.includes(key) ||
      goods.categories.some((category) => own.has(category)) ||
      goods.tags.some((tag) => tags.includes(tag)) ||
      goods.named.some((part) => name.includes(part)) ||
      Boolean(goods.collections?.some((alias) => collected.get(alias)?.includes(key)))
    )
  }
}

/** Reports unknown keys in occasions, recipients and search words, and occasions without products. */
export function goodsProblems(shop: ShopFolder): ImportProblem[] {
  const keys = {
    categories: shop['categories.csv'].filter(({ table }) => table === 'products').map(({ key }) => key),
    tags: shop['tags.csv'].map(({ key }) => key),
    products: shop['products.csv'].map(({ key }) => key),
    collections: shop['collections.csv'].map(({ alias }) => alias),
  }
  const lost = (goods: Goods) =>
    (Object.keys(keys) as (keyof typeof keys)[]).flatMap((kind) =>
      (goods[kind] ?? []).filter((key) => !keys[kind].includes(key)).map((key) => `見つかりません（${key}）`),
    )
  const at = (file: string, column: string, reasons: string[]) =>
    reasons.map((reason) => ({ file, line: 0, column, reason }))
  const recipients = shop['recipients.yaml'].map(({ key }) => key)
  const isMeant = goodsMatcher(shop)
  return [
    ...shop['search-words.yaml'].flatMap((one) => at('search-words.yaml', one.words[0] ?? '', lost(one))),
    ...repeatedKeys(shop),
    ...shop['recipients.yaml'].flatMap((one) => at('recipients.yaml', one.key, lost(one))),
    ...shop['occasions.yaml'].flatMap((one) =>
      at('occasions.yaml', one.key, [
        ...lost(one),
        ...one.recipients
          .filter((key) => !recipients.includes(key))
          .map((key) => `贈る相手が見つかりません（${key}）`),
        ...strangeNoshi(shop, one.noshi?.title),
        ...(one.budgets.every((step, index) => step > (one.budgets[index - 1] ?? 0))
          ? []
          : ['予算は小さい順に入力してください']),
        ...(shop['products.csv'].some((product) => isMeant(one, product))
          ? []
          : ['商品がひとつもありません']),
      ]),
    ),
  ]
}

/** Reports a recommended inscription that isn't among the shop's のし choices. */
function strangeNoshi(shop: ShopFolder, title: string | undefined): string[] {
  const choices = shop['accessories.csv'].filter(({ kind }) => kind === 'noshi').map((row) => row.choices)
  const isKnown = choices.length === 0 || choices.some((titles) => titles.includes(title ?? ''))
  return title === undefined || isKnown ? [] : [`のしの表書きにありません（${title}）`]
}

function repeatedKeys(shop: ShopFolder): ImportProblem[] {
  return (['recipients.yaml', 'occasions.yaml'] as const).flatMap((file) =>
    (shop[file] as { key: string }[])
      .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) !== index)
      .map(({ key }) => ({ file, line: 0, column: key, reason: `同じキーが2つあります（${key}）` })),
  )
}
