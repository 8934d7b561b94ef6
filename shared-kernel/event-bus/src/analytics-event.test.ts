import { analyticsItem, analyticsOfItems, itemCategories } from './analytics-event'

const towel = {
  id: 1,
  code: 'TW-001',
  name: '今治タオル',
  brand: '白波',
  category_names: ['タオル・寝具', 'バスタオル'],
  product_price: 3000,
  product_price_with_tax: 3300,
  before_price: 3850,
  is_stock_available: true,
  image_path: null,
}

test.each([
  [[], {}],
  [['a'], { item_category: 'a' }],
  [
    ['a', 'b', 'c', 'd', 'e'],
    {
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      item_category5: 'e',
    },
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    {
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      item_category5: 'e/f/g',
    },
  ],
])('maps the categories %j to the fields item_category through item_category5', (names, told) => {
  expect(itemCategories(names)).toEqual(told)
})

test('uses the field names of the tag manager and analytics view', () => {
  expect(analyticsItem(towel, { quantity: 2, index: 3, list: '人気ランキング' })).toEqual({
    item_id: 'TW-001',
    item_name: '今治タオル',
    item_brand: '白波',
    item_category: 'タオル・寝具',
    item_category2: 'バスタオル',
    item_list_name: '人気ランキング',
    index: 3,
    price: 3300,
    discount: 550,
    quantity: 2,
    id: 1,
    product_price: 3000,
    product_price_with_tax: 3300,
    before_price: 3850,
    is_stock_available: true,
  })
})

test("sums the items' prices including tax as the event's value", () => {
  expect(
    analyticsOfItems('add_to_cart', [analyticsItem(towel, { quantity: 2 })], { coupon: 'WELCOME' }),
  ).toMatchObject({
    name: 'add_to_cart',
    args: { currency: 'JPY', value: 6600, coupon: 'WELCOME', items: [{ quantity: 2 }] },
  })
})
