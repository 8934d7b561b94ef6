import { headHtml } from './head'

const shop = { shopName: 'つなぐギフト', origin: 'https://shop.example.jp' }

function read(html: string) {
  const { head } = new DOMParser().parseFromString(`<!doctype html><head>${html}</head>`, 'text/html')
  const meta = (name: string) =>
    head.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content')
  return { head, meta }
}

test('renders a screen’s title, description and absolute URLs', () => {
  const { head, meta } = read(
    headHtml(
      {
        title: '今治タオル',
        description: '四枚セット',
        canonical: '/product/towel?color=ai',
        image: '/media/towel.1a/960.webp',
        type: 'product',
        robots: 'noindex',
      },
      shop,
    ),
  )

  expect(head.querySelector('title')?.textContent).toBe('今治タオル | つなぐギフト')
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.example.jp/product/towel?color=ai',
  )
  expect(
    [
      'description',
      'robots',
      'og:title',
      'og:type',
      'og:image',
      'og:url',
      'og:site_name',
      'twitter:card',
    ].map(meta),
  ).toEqual([
    '四枚セット',
    'noindex',
    '今治タオル | つなぐギフト',
    'product',
    'https://shop.example.jp/media/towel.1a/960.webp',
    'https://shop.example.jp/product/towel?color=ai',
    'つなぐギフト',
    'summary_large_image',
  ])
})

test('uses only the shop’s name for a screen without a head', () => {
  const { head, meta } = read(headHtml({ title: '' }, shop))

  expect(head.querySelector('title')?.textContent).toBe('つなぐギフト')
  expect([meta('description'), meta('robots'), meta('og:image'), meta('twitter:card')]).toEqual([
    undefined,
    undefined,
    undefined,
    'summary',
  ])
  expect(head.querySelector('link[rel=canonical]')).toBeNull()
})

test('links a feed only on a list that has one', () => {
  const feedIn = (html: string) => read(html).head.querySelector('link[type="application/atom+xml"]')
  const feed = feedIn(
    headHtml({ title: '', feed: { path: '/v1/feeds/news.atom', title: 'お知らせ"><b>' } }, shop),
  )

  expect([feed?.getAttribute('rel'), feed?.getAttribute('title'), feed?.getAttribute('href')]).toEqual([
    'alternate',
    'お知らせ"><b>',
    'https://shop.example.jp/v1/feeds/news.atom',
  ])
  expect(feedIn(headHtml({ title: '' }, shop))).toBeNull()
})

test('escapes a product’s name', () => {
  const hostile = '"></title><script>alert(1)</script>'
  const { head, meta } = read(
    headHtml({ title: hostile, description: hostile, jsonLd: [{ name: hostile }] }, shop),
  )

  expect(head.querySelector('title')?.textContent).toContain(hostile)
  expect(meta('description')).toBe(hostile)
  expect([...head.querySelectorAll('script')].map(({ type }) => type)).toEqual(['application/ld+json'])
  expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toEqual({ name: hostile })
})

test('makes URLs in a screen’s structured data absolute', () => {
  const { head } = read(headHtml({ title: '', jsonLd: [{ url: '/product/towel', name: '/towel' }] }, shop))

  expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toEqual({
    url: 'https://shop.example.jp/product/towel',
    name: '/towel',
  })
})

test('uses the shop’s image for a screen without an image', () => {
  const { meta } = read(headHtml({ title: '' }, { ...shop, shopImage: '/media/hero/ab/960.webp' }))

  expect([meta('og:image'), meta('twitter:card')]).toEqual([
    'https://shop.example.jp/media/hero/ab/960.webp',
    'summary_large_image',
  ])
})
