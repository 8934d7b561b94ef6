import { join } from 'node:path'
import { mandatoryAllergens, recommendedAllergens } from './format/allergen.rules'
import { foodWarnings } from './food/food-check.rules'
import { foodLabel, isFood, labelledParts } from './food/food-label.rules'
import type { ShopFolder } from './read/shop-folder'
import { readShopFolder } from './read-shop-folder'

const eight = 'アレルギー物質（特定原材料8品目）'
const twenty = 'アレルギー物質（準ずる20品目）'
const names = ['tsunagu', 'business', 'school'] as const
const shops = new Map<string, ShopFolder>()

beforeAll(async () => {
  for (const name of names) shops.set(name, await readShopFolder(join(__dirname, '../../seed', name)))
})

const shopOf = (name: string) => shops.get(name) as ShopFolder

function labelOf(shop: ShopFolder, key: string): Map<string, string> {
  const product = shop['products.csv'].find((row) => row.key === key)
  if (!product) throw new Error(`no product ${key}`)
  return new Map(foodLabel(labelledParts(shop)(product)).map(({ label, value }) => [label, value]))
}

/** Lists the allergens from both groups that a label declares as contained. */
function containedBy(label: ReadonlyMap<string, string>): string[] {
  return [eight, twenty].flatMap((group) => wordsAfter('含む：', label.get(group)))
}

function wordsAfter(lead: string, value = ''): string[] {
  const line = value.split('\n').find((text) => text.startsWith(lead)) ?? lead
  return line
    .slice(lead.length)
    .split('・')
    .filter((word) => word !== '' && word !== 'なし')
}

test.each(names)('states contents, amount, date, storage and allergens for %s foods', (name) => {
  const shop = shopOf(name)
  const foods = shop['products.csv'].filter(isFood)

  const unfit = foods.filter(({ key, is_alcohol }) => {
    const label = labelOf(shop, key)
    const isDated = is_alcohol || label.has('賞味期限') || label.has('消費期限')
    const isWhole = ['原材料名', '内容量', '保存方法'].every((heading) => label.get(heading))
    const isNamed = is_alcohol ? label.has('品目') && label.has('アルコール分') : label.has('名称')
    const told = [eight, twenty].map((group) =>
      ['含む：', '含まない：']
        .flatMap((lead) => wordsAfter(lead, label.get(group)))
        .sort()
        .join(),
    )
    const asked = [mandatoryAllergens, recommendedAllergens].map((group) => [...group].sort().join())
    return !isDated || !isWhole || !isNamed || told.join('/') !== asked.join('/')
  })

  expect(unfit.map(({ key }) => key)).toEqual([])
  expect(foods.length).toBe({ tsunagu: 172, business: 7, school: 0 }[name])
})

test.each([
  ['noodle-soba', ['そば']],
  ['financier-fig', ['くるみ', '小麦', '卵', '乳', 'アーモンド']],
  ['financier-plain', ['小麦', '卵', '乳', 'アーモンド']],
  ['senbei-ebi', ['えび', '小麦', '大豆']],
  ['arare-umi', ['えび', '小麦', '大豆']],
  ['gelato-nuts', ['くるみ', '乳', 'アーモンド', '大豆']],
  ['pound-choco', ['くるみ', '小麦', '卵', '乳', 'アーモンド', '大豆']],
  ['manju-soba', ['小麦', 'そば', 'やまいも']],
  ['noodle-somen-iro', ['小麦', '卵']],
  ['cafe-base-kibi', []],
  ['katsuo-saba', ['さば']],
  ['fish-sake', ['さけ']],
  ['wagyu-steak', ['牛肉']],
  ['ham-rosu', ['豚肉']],
  ['fruit-ringo', ['りんご']],
  ['shoyu-su', []],
  ['yokan-kuri', ['小麦']],
  ['umeshu-momo', ['もも']],
])('lists the allergens that %s contains', (key, allergens) => {
  expect(containedBy(labelOf(shopOf('tsunagu'), key))).toEqual(allergens)
})

test('names each nut among the ingredients of the nut gelato', () => {
  expect(labelOf(shopOf('tsunagu'), 'gelato-nuts').get('原材料名')).toMatch(
    /くるみ、アーモンド、ヘーゼルナッツ/,
  )
})

test.each([
  ['asa-no-set', []],
  ['ocha-wagashi-set', ['小麦', '卵']],
  ['banshaku-set', ['さば']],
  ['kome-oshoyu-set', ['小麦', '大豆']],
])('declares the allergens of all parts of the set %s', (key, allergens) => {
  expect(containedBy(labelOf(shopOf('tsunagu'), key))).toEqual(allergens)
})

test('gives fresh sweets a shelf life of days, not weeks', () => {
  const seasons = ['haru', 'natsu', 'aki', 'fuyu']
  const days = seasons.map((season) => labelOf(shopOf('tsunagu'), `jonamagashi-${season}`))

  expect(days.map((label) => label.get('消費期限'))).toEqual(Array(4).fill('製造日を含めて3日'))
  expect(days.filter((label) => label.has('賞味期限'))).toEqual([])
})

test('ships a set that contains chilled food by chilled delivery', () => {
  const set = shopOf('tsunagu')['products.csv'].find(({ key }) => key === 'kome-oshoyu-set')

  expect(set?.carriage_class).toBe('cool')
})

test.each(names)('ships each food of %s that is kept cold by chilled delivery', (name) => {
  const shop = shopOf(name)
  const isKeptCold = ({ key }: { key: string }) => /^冷[蔵凍]/.test(labelOf(shop, key).get('保存方法') ?? '')

  const warm = shop['products.csv'].filter((one) => isKeptCold(one) && one.carriage_class !== 'cool')

  expect(warm.map(({ key }) => key)).toEqual([])
})

test.each(names)('doesn’t refer shoppers to the package for ingredients of %s foods', (name) => {
  const texts = shopOf(name)['products.csv'].map(({ detail }) => detail)

  expect(texts.filter((text) => text.includes('原材料は商品の表示を必ずご確認ください'))).toEqual([])
})

test.each(names)('finds no product text in %s that contradicts the allergens', (name) => {
  expect(foodWarnings(shopOf(name))).toEqual([])
})

test('states sizes in digits rather than kanji numerals', () => {
  const kanji = /[一二三四五六七八九十百千万]+(グラム|キロ|ミリ|リットル|センチ|パーセント|円)/
  const rows = names.flatMap((name) => shopOf(name)['products.csv'])
  const unread = rows.filter(({ name, data }) => kanji.test(JSON.stringify([name, data])))

  expect(unread.map(({ key }) => key)).toEqual([])
})

test('names a wholesale drink with the contents of one piece', () => {
  const shop = shopOf('business')
  const drinks = shop['products.csv'].filter((row) => isFood(row) && row.categories.includes('office'))

  const unnamed = drinks.filter(({ key, name }) => {
    const piece = labelOf(shop, key).get('内容量')?.split('×')[0]
    return !piece || !name.includes(piece)
  })

  expect(drinks.length).toBe(4)
  expect(unnamed.map(({ name }) => name)).toEqual([])
})
