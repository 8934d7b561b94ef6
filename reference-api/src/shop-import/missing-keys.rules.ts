import { goodsProblems } from './goods/goods.rules'
import type { ImportProblem } from './format/import-problem.rules'
import type { CsvName } from './read/shop-csv-files'
import type { ShopFolder } from './read/shop-folder'

/** Reports keys that the shop's files mention and no row has. Line 0 refers to the whole file. */
export function missingKeys(shop: ShopFolder): ImportProblem[] {
  const keys = collectKeys(shop)
  return [
    ...mentions.flatMap((problemsOf) => problemsOf(shop, keys)),
    ...goodsProblems(shop),
    ...missingInArticles(shop, keys),
    ...strangePages(shop, keys),
    ...missingSchools(shop, keys),
    ...missingInquiryCategories(shop, keys),
    ...missingProductsOfMembers(shop, keys),
  ]
}

type Keys = ReturnType<typeof collectKeys>

function collectKeys(shop: ShopFolder) {
  const keysOf = (rows: readonly { key: string }[]) => new Set(rows.map(({ key }) => key))
  const inTable = (wanted: string) => shop['categories.csv'].filter(({ table }) => table === wanted)
  return {
    accessories: keysOf(shop['accessories.csv']),
    allCategories: keysOf(shop['categories.csv']),
    brands: keysOf(shop['brands.csv']),
    categories: keysOf(inTable('products')),
    inquiryCategories: keysOf(inTable('inquiries')),
    makers: keysOf(shop['makers.csv']),
    products: keysOf(shop['products.csv']),
    qaCategories: keysOf(shop['qa-categories.csv']),
    schools: keysOf(shop['schools.csv']),
    sizeTables: new Set(Object.keys(shop['size-tables.yaml'])),
    tags: keysOf(shop['tags.csv']),
  }
}

/** Columns that mention keys, in the order in which the report lists them. */
const mentions = [
  mention('brands.csv', 'maker', 'makers', (row) => [row.maker]),
  mention('categories.csv', 'parent', 'allCategories', (row) => [row.parent]),
  mention('products.csv', 'brand', 'brands', (row) => [row.brand]),
  mention('products.csv', 'categories', 'categories', (row) => row.categories),
  mention('products.csv', 'tags', 'tags', (row) => row.tags),
  mention('products.csv', 'accessories', 'accessories', (row) => row.accessories),
  mention('accessories.csv', 'excludes', 'accessories', (row) => row.excludes),
  mention('products.csv', 'size_table', 'sizeTables', (row) => [row.size_table]),
  mention('products.csv', 'set', 'products', (row) => row.set.map(({ key }) => key)),
  mention('products.csv', 'related', 'products', (row) => row.related),
  mention('foods.csv', 'product', 'products', (row) => [row.product]),
  mention('wholesale-prices.csv', 'product', 'products', (row) => [row.product]),
  mention('sizes.csv', 'product', 'products', (row) => [row.product]),
  mention('seasons.csv', 'product', 'products', (row) => [row.product]),
  mention('collections.csv', 'products', 'products', (row) => row.products),
  mention('reviews.csv', 'product', 'products', (row) => [row.product]),
  mention('qas.csv', 'category', 'qaCategories', (row) => [row.category]),
  mention('schools.csv', 'category', 'categories', (row) => [row.category]),
  mention('school-sets.csv', 'school', 'schools', (row) => [row.school]),
  mention('school-sets.csv', 'products', 'products', (row) => row.products.map(({ key }) => key)),
  mention('fitting-days.csv', 'schools', 'schools', (row) => row.schools),
]

function mention<File extends CsvName>(
  file: File,
  column: string,
  kind: keyof Keys,
  named: (row: ShopFolder[File][number]) => (string | null)[],
) {
  return (shop: ShopFolder, keys: Keys): ImportProblem[] =>
    (shop[file] as ShopFolder[File][number][]).flatMap((row) =>
      named(row)
        .filter((name) => name !== null && !keys[kind].has(name))
        .map((name) => ({ file, line: row.line, column, reason: `見つかりません（${name}）` })),
    )
}

function missingInArticles(shop: ShopFolder, { products, tags }: Keys): ImportProblem[] {
  return (['news.yaml', 'blogs.yaml', 'stylists.yaml'] as const).flatMap((file) =>
    shop[file].flatMap((post) => [
      ...missing(file, post.key, '商品', post.products, products),
      ...missing(file, post.key, 'タグ', post.tags, tags),
    ]),
  )
}

/** Reports texts for pages that the catalogue doesn't have, and links to unknown products. */
function strangePages(shop: ShopFolder, { products }: Keys): ImportProblem[] {
  return shop['catalog-pages.yaml'].flatMap(({ catalog, page, links }) => {
    const pages = shop['catalogs.csv'].find(({ key }) => key === catalog)?.pages.length ?? 0
    const lost = links.filter(({ product }) => !products.has(product))
    return [
      ...(page >= 1 && page <= pages ? [] : [`カタログにないページです（${page}）`]),
      ...lost.map(({ product }) => `商品が見つかりません（${product}）`),
    ].map((reason) => ({ file: 'catalog-pages.yaml', line: 0, column: catalog, reason }))
  })
}

function missingSchools(shop: ShopFolder, { schools }: Keys): ImportProblem[] {
  return shop['members.yaml'].flatMap(({ email, school_key }) =>
    missing('members.yaml', email, '学校', school_key === undefined ? [] : [school_key], schools),
  )
}

function missingInquiryCategories(shop: ShopFolder, { inquiryCategories }: Keys): ImportProblem[] {
  return shop['members.yaml'].flatMap(({ email, inquiries }) => {
    const named = inquiries.map(({ category }) => category)
    return missing('members.yaml', email, 'お問い合わせの種類', named, inquiryCategories)
  })
}

function missingProductsOfMembers(shop: ShopFolder, { products }: Keys): ImportProblem[] {
  return shop['members.yaml'].flatMap(({ email, favourites, orders, requests }) => {
    const named = [
      ...favourites,
      ...orders.flatMap(({ lines }) => lines.map(([name]) => name)),
      ...requests.flatMap(({ product }) => product ?? []),
    ]
    return missing('members.yaml', email, '商品', named, products)
  })
}

/** Reports names that the shop doesn't have, in a file without lines. */
function missing(
  file: string,
  column: string,
  kind: string,
  names: string[],
  known: ReadonlySet<string>,
): ImportProblem[] {
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({ file, line: 0, column, reason: `${kind}が見つかりません（${name}）` }))
}
