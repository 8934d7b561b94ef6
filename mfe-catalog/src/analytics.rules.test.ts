import { toProductAnalyticsItem, recordListView, recordProduct, recordSelection } from './analytics.rules'
import { aProduct, aProductSummary } from './testing/product-builders'

test('records each product’s position in view_item_list', () => {
  const { name, args } = recordListView(
    '人気ランキング',
    [aProductSummary(), aProductSummary({ id: 2, code: 'TW-002' })],
    15,
  )

  expect(name).toBe('view_item_list')
  expect(args).toMatchObject({
    item_list_name: '人気ランキング',
    items: [
      { item_id: 'TW-001', item_category: 'タオル・寝具', item_category2: 'バスタオル', index: 15 },
      { item_id: 'TW-002', index: 16 },
    ],
  })
})

test('records the product and its list in select_item', () => {
  expect(recordSelection(aProductSummary(), { list: '商品一覧', index: 3 })).toMatchObject({
    name: 'select_item',
    args: {
      item_list_name: '商品一覧',
      items: [{ item_id: 'TW-001', index: 3, item_list_name: '商品一覧' }],
    },
  })
})

test('records all analytics fields in view_item', () => {
  expect(recordProduct(aProduct())).toMatchObject({
    name: 'view_item',
    args: { currency: 'JPY', value: 3300 },
  })
  expect(toProductAnalyticsItem(aProduct({ before_price_with_tax: 3850 }))).toEqual({
    item_id: 'TW-001',
    item_name: '今治タオル 四枚セット',
    item_brand: '白波',
    item_category: 'タオル・寝具',
    item_category2: 'バスタオル',
    price: 3300,
    discount: 550,
    quantity: 1,
    id: 1,
    product_price: 3000,
    product_price_with_tax: 3300,
    before_price: 3850,
    is_show_product: true,
    is_stock_available: true,
    image_path: '/media/towel/ab12',
    description: '洗うほどに柔らかくなります。',
  })
})
