import { aProduct } from '../testing/product-builders'
import { buildProductHead, withoutCatchCopy } from './product-detail.rules'

test('publishes the breadcrumbs for search engines', () => {
  expect(buildProductHead({ product: aProduct() }).jsonLd?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'トップ', item: '/' },
      { name: 'タオル・寝具' },
      { name: 'バスタオル', item: '/product?category=towel-bath' },
      { name: '今治タオル 四枚セット' },
    ],
  })
})

test('publishes price, stock and rating for search engines', () => {
  const head = buildProductHead({
    product: aProduct({ stock_state: 'few', review: { average: 4.5, count: 8, counts: [] } }),
  })

  expect(head).toMatchObject({
    title: '今治タオル 四枚セット',
    canonical: '/product/imabari-towel-set',
    type: 'product',
    image: '/media/towel/ab12/960.webp',
  })
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    description: '今治でつくる やわらかな タオルです。',
    aggregateRating: { ratingValue: 4.5, reviewCount: 8 },
    offers: { price: 3300, priceCurrency: 'JPY', availability: 'https://schema.org/LimitedAvailability' },
  })
})

test('uses the listed product’s URL as canonical for an unlisted size', () => {
  const head = buildProductHead({ product: aProduct({ key: 'blazer-150', canonical_key: 'blazer' }) })

  expect(head.canonical).toBe('/product/blazer')
  expect(head.jsonLd?.[0]).toMatchObject({ offers: { url: '/product/blazer-150' } })
})

test.each([
  ['4901234567894', '4901234567894'],
  ['49012347', '49012347'],
  ['A-1', undefined],
  [null, undefined],
])('publishes the JAN code %s as a GTIN only if valid', (jan_code, gtin) => {
  expect(buildProductHead({ product: aProduct({ jan_code }) }).jsonLd?.[0]).toEqual(
    gtin ? expect.objectContaining({ gtin }) : expect.not.objectContaining({ gtin: expect.anything() }),
  )
})

test.each([
  ['<p>織りです。</p><p>1ケースの価格です。</p>', '<p>1ケースの価格です。</p>'],
  ['<p>織りです。</p>', ''],
  ['<p>織りです。乾きも早く。</p>', '<p>織りです。乾きも早く。</p>'],
])('shows the description %s after the catch copy as %s', (description, shown) => {
  expect(withoutCatchCopy({ description, catch_copy: '織りです。' })).toBe(shown)
})
