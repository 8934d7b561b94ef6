import { absoluteJsonLd, breadcrumbJsonLd } from './head'

test('makes URLs in JSON-LD absolute and leaves text unchanged', () => {
  const product = {
    '@type': 'Product',
    name: '/',
    image: ['/media/a.webp'],
    offers: { url: '/product/a', price: 3300 },
    brand: null,
  }

  expect(absoluteJsonLd(product, 'https://shop.example.jp')).toEqual({
    '@type': 'Product',
    name: '/',
    image: ['https://shop.example.jp/media/a.webp'],
    offers: { url: 'https://shop.example.jp/product/a', price: 3300 },
    brand: null,
  })
})

test('keeps the order of breadcrumbs in JSON-LD', () => {
  expect(breadcrumbJsonLd([{ label: 'トップ', href: '/' }, { label: 'タオル' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'トップ', item: '/' },
    { '@type': 'ListItem', position: 2, name: 'タオル' },
  ])
})
