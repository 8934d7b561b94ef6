import {
  giftAdvice,
  usualCord,
  type AdvisedLine,
  type NoshiCord,
  type NoshiPlace,
} from '@storefront/contracts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readShopFolder } from './read-shop-folder'
import type { ShopFolder } from './read/shop-folder'

type WrittenGoods = {
  product: string
  n?: number
  noshi?: string
  cord?: NoshiCord
  place?: NoshiPlace
  names?: string
  wrapping?: string
  card?: string
  words?: string
}
type WrittenCart = { told?: string[]; goods: WrittenGoods[]; day?: string; is_addressed?: boolean }

const carts = (name: string): WrittenCart[] =>
  parse(readFileSync(join(__dirname, '../catalogue/gift-rule/carts', name), 'utf8'))

let shop: ShopFolder
beforeAll(async () => (shop = await readShopFolder(join(__dirname, '../../seed/tsunagu'))))

/** Lists the names of a category and of those above it. */
function categoryNames(key: string): string[] {
  const one = shop['categories.csv'].find((row) => row.key === key)
  return one ? [...(one.parent ? categoryNames(one.parent) : []), one.name] : []
}

function toLine({ product, n = 1, ...dress }: WrittenGoods, index: number): AdvisedLine {
  const goods = shop['products.csv'].find(({ key }) => key === product)
  if (!goods) throw new Error(`There is no product ${product}.`)
  const { is_alcohol, carriage_class, categories } = goods
  const own = (kind: string, inscription: object) => ({ key: `${kind}-${index}`, kind, ...inscription })
  return {
    key: `line-${index}`,
    quantity: n,
    product_info: {
      key: product,
      is_alcohol,
      carriage_kind: carriage_class,
      category_names: categories.flatMap(categoryNames),
    },
    accessories: [
      ...(dress.noshi ? [own('noshi', toNoshi(dress))] : []),
      ...(dress.wrapping ? [own('wrapping', { noshi_heading: dress.wrapping })] : []),
      ...(dress.card ? [own('message_card', { noshi_heading: dress.card, message: dress.words })] : []),
    ],
  }
}

const toNoshi = ({ noshi, cord, place = 'outer', names = '山田' }: Omit<WrittenGoods, 'product'>) => ({
  noshi_heading: noshi,
  noshi_cord: cord ?? usualCord(noshi),
  noshi_place: place,
  noshi_name: names,
})

const toldOf = ({ goods, day, is_addressed = true }: WrittenCart) => [
  ...new Set(
    giftAdvice(shop['gift-rules.yaml'], {
      lines: goods.map(toLine),
      day: day ?? null,
      isAddressed: is_addressed,
    }).map(({ rule }) => rule.key),
  ),
]

test('points out each of sixty wrong carts by its rules', () => {
  const wrong = carts('wrong-carts.yaml')

  expect(wrong.length).toBeGreaterThanOrEqual(60)
  expect(wrong.map((cart) => [JSON.stringify(cart.goods), toldOf(cart).toSorted()])).toEqual(
    wrong.map(({ goods, told = [] }) => [JSON.stringify(goods), told.toSorted()]),
  )
})

test('stays silent about sixty right carts', () => {
  const right = carts('right-carts.yaml')

  expect(right.length).toBeGreaterThanOrEqual(60)
  expect(right.filter((cart) => toldOf(cart).length > 0)).toEqual([])
})

test('has a wrong cart for each rule', () => {
  const told = new Set(carts('wrong-carts.yaml').flatMap((cart) => cart.told ?? []))

  expect(shop['gift-rules.yaml'].map(({ key }) => key).filter((key) => !told.has(key))).toEqual([])
})

test('names only headings, choices, categories and products that the shop has', () => {
  const choices = shop['accessories.csv'].flatMap((row) => row.choices)
  const categories = shop['categories.csv'].map(({ name }) => name)
  const products = shop['products.csv'].map(({ key }) => key)

  for (const { conditions, cure } of shop['gift-rules.yaml']) {
    const { headings = [], other_headings = [], wrappings = [], cards = [] } = conditions
    const heading = cure.set?.noshi_heading
    expect(choices).toEqual(
      expect.arrayContaining([
        ...headings,
        ...other_headings,
        ...wrappings,
        ...cards,
        ...(heading ? [heading] : []),
      ]),
    )
    expect(categories).toEqual(expect.arrayContaining(conditions.categories ?? []))
    expect(products).toEqual(expect.arrayContaining(conditions.products ?? []))
  }
})
