import { join } from 'node:path'
import { foldSpelling } from '../catalogue/product/words/spelling.rules'
import { readSearchRows } from './goods/search-words.rules'
import { readShopFolder } from './read-shop-folder'

/** Lists the school shop's listed goods that have the word. */
async function listGoods(word: string): Promise<string[]> {
  const shop = await readShopFolder(join(__dirname, '../../seed/school'))
  const search = readSearchRows(shop)
  const listed = shop['products.csv'].filter(({ is_listed }) => is_listed).map(({ key }) => key)
  const wordsOf = (key: string) => search.get(key)?.columns.search_words ?? []
  return listed.filter((key) => wordsOf(key).some((ranked) => ranked.slice(1) === foldSpelling(word)))
}

test('finds the goods of a school by its code', async () => {
  const goods = await listGoods('2101')

  expect(goods).toContain('blazer-kon')
  expect(goods).not.toContain('blazer-midori')
})

test.each(['1年生', '女子', '男子', 'Lサイズ'])('finds goods for %s', async (word) => {
  expect(await listGoods(word)).not.toEqual([])
})

test('finds no skirt for 男子', async () => {
  expect((await listGoods('男子')).filter((key) => key.startsWith('skirt'))).toEqual([])
})
