import { emptySite, readSettings } from '@storefront/site'
import { findShopTopic, listTopicPages } from './shop-topics.rules'

const pages = ['/guide', '/guide/gift/noshi', '/law', '/company']
const gifts = {
  ...emptySite('tsunagu'),
  staticPages: pages.map((url) => ({ url, title: url, is_listed: true })),
  emptyScreens: ['/catalog-order'],
}
const wholesale = {
  ...gifts,
  settings: readSettings({ 'CART.IS_QUOTE_USE': true, 'CART.IS_ORDER_BY_CODE_USE': true }),
}
const linksOf = (word: string, shop: typeof gifts) => {
  const topic = findShopTopic(word, shop)
  return topic && listTopicPages(topic, shop).map(({ href }) => href)
}

test.each([
  ['送料', ['/guide']],
  ['返品できますか？', ['/law#returns', '/contact']],
  ['キャンセルしたい', ['/mypage/order_history', '/contact']],
  ['熨斗の書き方', ['/guide/gift/noshi']],
  ['店舗', ['/company', '/contact']],
])('leads %s to the shop’s pages', (word, links) => {
  expect(linksOf(word, gifts)).toEqual(links)
})

test.each([
  ['お見積り', ['/cart', '/contact']],
  ['カタログ', ['/contact']],
  ['最小ロット', ['/guide', '/cart', '/contact']],
])('leads the wholesale word %s to the shop’s pages', (word, links) => {
  expect(linksOf(word, wholesale)).toEqual(links)
})

test.each(['会社の上司へ', '送料無料', 'カタログ', '水引の箸置き', ''])('leaves %s to the goods', (word) => {
  expect(linksOf(word, gifts)).toBeUndefined()
})
