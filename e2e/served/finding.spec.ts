import { expect, test } from '../shop/served/journey'
import type { Reader } from '../shop/served/reader'

async function follow(reader: Reader, beginning: string) {
  const [link] = reader.main.querySelectorAll<HTMLAnchorElement>(`a[href^="${beginning}"]`)
  await reader.open(link?.href ?? '')
}

test('a shopper opens a product with its price from the list', async ({ reader }) => {
  await reader.open('/')
  expect(reader.heading).not.toBe('')
  await reader.press('商品一覧', reader.screen.getByRole('contentinfo'))
  expect(reader.heading).toBe('商品一覧')
  await follow(reader, '/product/')
  expect(reader.text).toMatch(/円/)
})

test('a shopper opens news and blog articles from the footer', async ({ reader }) => {
  for (const [name, path] of [
    ['お知らせ', '/news/'],
    ['読みもの', '/blog/'],
  ] as const) {
    await reader.open('/')
    await reader.press(name, reader.screen.getByRole('contentinfo'))
    await follow(reader, path)
    expect(reader.screen.getAllByRole('article')).not.toHaveLength(0)
  }
})

test('finds products with the search in the header', async ({ reader }) => {
  await reader.open('/')
  reader.fill('商品を検索', 'タオル')
  await reader.press('検索する')
  expect(reader.heading).toMatch(/タオル/)
})

test('filters, sorts and paginates a list by form and links', async ({ reader }) => {
  await reader.open('/product')
  reader.check(/^タオル・寝具/)
  reader.select('並び順', 'price_asc')
  await reader.press('この条件で絞り込む')
  expect(reader.path).toMatch(/category=towel/)
  expect(reader.path).toMatch(/sort=price_asc/)
  expect(reader.heading).toBe('タオル・寝具')

  await reader.press('2', reader.screen.getByRole('navigation', { name: /ページ/ }))

  expect(reader.path).toMatch(/page=2/)
  expect(reader.screen.getAllByRole('article')).not.toHaveLength(0)
})

test('finds products with the gift finder’s form', async ({ reader }) => {
  await reader.open('/gift-finder')
  reader.select('どんな機会に', 'お歳暮')
  reader.select('いくらで', '3,000円まで')
  await reader.press('この条件でさがす')

  expect(reader.path).toMatch(/occasion=oseibo/)
  expect(reader.field('どんな機会に').value).toBe('oseibo')
  expect(reader.screen.getAllByRole('article')).not.toHaveLength(0)
  await reader.press('お歳暮のマナーを見る')
  expect(reader.heading).toBe('お歳暮')
})
