import type { Cart } from '@storefront/contracts'
import { aCart, aCartProduct, aPacking, aShipping } from '../testing/cart-builders'
import { changesSince, seenCart, type Writers } from './meanwhile.rules'

const line = aCartProduct()
const goods = (own: Partial<typeof line>, info: Partial<typeof line.product_info> = {}) => [
  aCartProduct({ ...own, product_info: { ...line.product_info, ...info } }),
]
const order = aCart().data.detail.order
const coupon = { id: 1, code: 'AKI', name: '秋の割引', discount: 500 }
type Detail = NonNullable<NonNullable<Parameters<typeof aCart>[0]>['detail']>

const cartWith = (detail: Detail = {}, own: Partial<Cart> = {}) =>
  aCart({
    payment_id: 1,
    payment_name: '代金引換',
    usable_point: 1000,
    ...own,
    detail: { shippings: [aShipping()], coupons: [coupon], ...detail },
  })

const toldOf = (was: Cart, is: Cart, writers: Writers = 'own') => changesSince(seenCart(was), is, writers)

describe('reports changes that the shopper did not make', () => {
  test.each<[string, Cart, Cart, string[]]>([
    [
      'a price',
      cartWith({ order: { ...order, total_payment: 3240 } }),
      cartWith({
        products: goods({ price_with_tax: 3564 }),
        order: { ...order, total_payment: 3564 },
      }),
      ['「今治タオル」の価格（1点）：3,300円→3,564円', 'お支払い合計：3,240円→3,564円'],
    ],
    [
      'an expired coupon',
      cartWith({ order: { ...order, total_payment: 2800 } }),
      cartWith({ coupons: [{ ...coupon, discount: 0, refusal: 'x' }] }),
      ['「秋の割引」の割引：500円→0円', 'お支払い合計：2,800円→3,300円'],
    ],
    [
      'shipping costs',
      cartWith(),
      cartWith({ order: { ...order, total_carriage: 990 } }),
      ['送料：0円→990円'],
    ],
    [
      'the fee for the chosen payment method',
      cartWith({ order: { ...order, payment_fee: 330, total_payment: 3630 } }),
      cartWith({ order: { ...order, payment_fee: 440, total_payment: 3740 } }),
      ['お支払い手数料：330円→440円', 'お支払い合計：3,630円→3,740円'],
    ],
    [
      'products back in stock',
      cartWith({ products: goods({ quantity: 2 }, { max_quantity: 0 }) }),
      cartWith({ products: goods({ quantity: 2 }) }),
      ['「今治タオル」は、ふたたびご注文いただけます'],
    ],
    [
      'points spent elsewhere',
      cartWith({ order: { ...order, point: 1000, total_payment: 2300 } }),
      cartWith({ order: { ...order, point: 300, total_payment: 3000 } }, { usable_point: 300 }),
      ['ご利用のポイント：1,000ポイント→300ポイント', 'お支払い合計：2,300円→3,000円'],
    ],
  ])('%s', (_what, was, is, told) => {
    expect(toldOf(was, is)).toEqual(told)
  })
})

describe("does not report the shopper's own changes", () => {
  const two = goods({ quantity: 2, price_with_tax: 3000, total_price: 6000 })
  test.each<[string, Cart, Cart]>([
    ['more pieces at their volume price', cartWith(), cartWith({ products: two })],
    ['fewer coupons', cartWith(), cartWith({ coupons: [] })],
    [
      'a second coupon that reduces the first',
      cartWith(),
      cartWith({
        coupons: [
          { ...coupon, discount: 300 },
          { ...coupon, id: 2 },
        ],
      }),
    ],
    [
      'a different address and its shipping costs',
      cartWith(),
      cartWith({
        shippings: [aShipping({ prefecture: '沖縄県', shipping_name: '比嘉 花子' })],
        order: { ...order, total_carriage: 1320 },
      }),
    ],
    [
      'an additional parcel and its shipping costs',
      cartWith(),
      cartWith({
        shippings: [aShipping({ packings: [aPacking(), aPacking({ key: 'packing-2' })] })],
        order: { ...order, total_carriage: 1540 },
      }),
    ],
    [
      'a different payment method and its fee',
      cartWith(),
      cartWith({ order: { ...order, payment_fee: 330 } }, { payment_id: 2, payment_name: '後払い' }),
    ],
    [
      'fewer points',
      cartWith({ order: { ...order, point: 1000 } }),
      cartWith({ order: { ...order, point: 300 } }),
    ],
    [
      'fewer pieces, within the available stock',
      cartWith({ products: goods({ quantity: 2 }, { max_quantity: 1 }) }),
      cartWith({ products: goods({ quantity: 1 }, { max_quantity: 1 }) }),
    ],
    ['a different cart', cartWith(), cartWith({ products: two }, { token: 'another' })],
  ])('%s', (_what, was, is) => {
    expect(toldOf(was, is)).toEqual([])
  })
})

describe('reports changes made in another tab', () => {
  const other = { ...line, key: 'line-2', product_id: 2 }
  const towels = { ...other, product_info: { ...line.product_info, name: '湯呑', variant_name: '藍' } }
  const moved = aShipping({ shipping_name: '佐藤 花子' })
  test.each<[string, Detail, Partial<Cart>, string[]]>([
    ['a changed quantity', { products: goods({ quantity: 3 }) }, {}, ['「今治タオル」の数量：1点→3点']],
    ['added products', { products: [line, towels] }, {}, ['「湯呑 藍」1点が加わりました']],
    [
      'removed products',
      { products: [towels] },
      {},
      ['「湯呑 藍」1点が加わりました', '「今治タオル」1点がなくなりました'],
    ],
    ['a different destination', { shippings: [moved] }, {}, ['お届け先：山田 太郎 さま→佐藤 花子 さま']],
    ['a different payment method', {}, { payment_name: '銀行振込' }, ['お支払い方法：代金引換→銀行振込']],
    ['a removed payment method', {}, { payment_name: null }, ['お支払い方法：代金引換→未選択']],
  ])('%s', (_what, detail, own, told) => {
    const is = cartWith(detail, own)

    expect(toldOf(cartWith(), is, 'others').slice(0, told.length)).toEqual(told)
    expect(toldOf(cartWith(), is, 'own')).toEqual([])
  })

  test('reports only changed products after a reload', () => {
    const is = cartWith({ products: goods({ quantity: 3 }), shippings: [moved] })

    expect(toldOf(cartWith(), is, 'unknown')).toEqual(['「今治タオル」の数量：1点→3点'])
  })
})
