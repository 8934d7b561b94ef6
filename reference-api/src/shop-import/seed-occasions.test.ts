import { join } from 'node:path'
import sharp from 'sharp'
import { goodsMatcher } from './goods/goods.rules'
import { pictureReference } from './format/column.rules'
import { readShopFolder } from './read-shop-folder'

/** Min goods of a person and an occasion, which fill a screen of a phone. */
const fewestGoods = 6
const seed = join(__dirname, '../../seed/tsunagu')

test('excludes meat, fish and lucky symbols from 香典返し', async () => {
  const shop = await readShopFolder(seed)
  const condolence = shop['occasions.yaml'].find(({ key }) => key === 'koden-gaeshi')!
  const isMeant = goodsMatcher(shop)

  const goods = shop['products.csv'].filter((product) => isMeant(condolence, product))

  expect(goods.length).toBeGreaterThan(12)
  const avoided = goods.filter(
    ({ name, categories }) =>
      /鶴|亀|紅白|祝|花」/.test(name) ||
      categories.some((key) => ['gourmet-niku', 'gourmet-umi'].includes(key)),
  )
  expect(avoided.map(({ name }) => name)).toEqual([])
})

test('offers goods to each person of an occasion', async () => {
  const shop = await readShopFolder(seed)
  const isMeant = goodsMatcher(shop)
  const listed = shop['products.csv'].filter(({ is_show, is_listed }) => is_show && is_listed)

  const counted = shop['occasions.yaml'].flatMap((occasion) =>
    shop['recipients.yaml']
      .filter(({ key }) => occasion.recipients.includes(key))
      .map((person) => ({
        pair: `${occasion.key} ${person.key}`,
        count: listed.filter((one) => isMeant(occasion, one) && isMeant(person, one)).length,
      })),
  )

  const few = counted.filter(({ count }) => count < fewestGoods)
  expect(few).toEqual([])
})

test('has a separate 16:9 picture for each occasion', async () => {
  const { 'occasions.yaml': occasions } = await readShopFolder(seed)
  const files = occasions.flatMap(({ picture }) => (picture ? pictureReference(picture).file : []))

  expect(new Set(files).size).toBe(occasions.length)
  for (const file of files) {
    const { width = 0, height = 1 } = await sharp(join(seed, 'pictures', file)).metadata()
    expect([file, (width / height).toFixed(2)]).toEqual([file, '1.78'])
  }
})
