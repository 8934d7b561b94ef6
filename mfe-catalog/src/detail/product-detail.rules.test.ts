import { aProduct } from '../testing/product-builders'
import { headOfProduct } from './product-detail.rules'

test('search engines are told the way to the product', () => {
  expect(headOfProduct({ product: aProduct() }).jsonLd?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'トップ', item: '/' },
      { name: 'タオル・寝具' },
      { name: 'バスタオル', item: '/product?category=towel-bath' },
      { name: '今治タオル 四枚セット' },
    ],
  })
})

test('search engines are told price, stock and rating', () => {
  const head = headOfProduct({
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
