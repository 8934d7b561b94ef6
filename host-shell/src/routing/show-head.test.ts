import { showHead } from './show-head'

const feed = () => document.head.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')

test('a screen’s feed stands in the head while the screen does, and the next one’s in its place', () => {
  showHead({ title: 'お知らせ', feed: { path: '/v1/feeds/news.atom', title: 'お知らせ' } }, 'つなぐ')
  expect([feed()?.rel, feed()?.title, feed()?.href]).toEqual([
    'alternate',
    'お知らせ',
    'http://localhost/v1/feeds/news.atom',
  ])

  showHead({ title: '読みもの', feed: { path: '/v1/feeds/blog.atom', title: '読みもの' } }, 'つなぐ')
  expect(feed()?.href).toBe('http://localhost/v1/feeds/blog.atom')
  expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(1)

  showHead({ title: '商品一覧' }, 'つなぐ')
  expect(feed()).toBeNull()
})
