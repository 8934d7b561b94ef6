import { showHead } from './show-head'

const shop = { name: 'つなぐ', image: '/media/hero/ab/960.webp' }
const feed = () => document.head.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')

test('replaces or removes the feed link on the next screen', () => {
  showHead({ title: 'お知らせ', feed: { path: '/v1/feeds/news.atom', title: 'お知らせ' } }, shop)
  expect([feed()?.rel, feed()?.title, feed()?.href]).toEqual([
    'alternate',
    'お知らせ',
    'http://localhost/v1/feeds/news.atom',
  ])

  showHead({ title: '読みもの', feed: { path: '/v1/feeds/blog.atom', title: '読みもの' } }, shop)
  expect(feed()?.href).toBe('http://localhost/v1/feeds/blog.atom')
  expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(1)

  showHead({ title: '商品一覧' }, shop)
  expect(feed()).toBeNull()
})

test('uses the shop’s image for a screen without an image', () => {
  const picture = () => document.head.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content

  showHead({ title: 'タオル', image: '/media/towel/cd/960.webp' }, shop)
  expect(picture()).toBe('http://localhost/media/towel/cd/960.webp')

  showHead({ title: 'よくあるご質問' }, shop)
  expect(picture()).toBe('http://localhost/media/hero/ab/960.webp')
})
