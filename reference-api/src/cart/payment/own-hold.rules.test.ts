import { withOwnHold } from './own-hold.rules'

type Parts = Parameters<typeof withOwnHold>[0]

const product = { id: 1, stock: 0 } as unknown as Parts['products'] extends Map<number, infer Row>
  ? Row
  : never
const component = { component_product_id: 2, stock: 1 } as Parts['components'][number]
const coupon = { id: 7, is_used: true, used_count: 1, held_count: 1 } as Parts['coupons'][number]
const pendingOrder: Parts['pendingOrder'] = {
  order_no: 'T20261127-000001',
  expires_at: '2026-11-27T10:30:00.000Z',
  point: 300,
  stock: [
    { product_id: 1, quantity: 1 },
    { product_id: 2, quantity: 2 },
  ],
  coupon_ids: [7],
}
const parts = (own: Partial<Parts> = {}): Parts => ({
  products: new Map([[1, product]]),
  components: [component],
  coupons: [coupon],
  usablePoint: 200,
  pendingOrder,
  ...own,
})

test('makes stock held by the cart’s own order available', () => {
  const { products, components } = withOwnHold(parts())

  expect(products.get(1)?.stock).toBe(1)
  expect(components[0]?.stock).toBe(3)
})

test('treats a coupon held by the cart’s own order as unused', () => {
  expect(withOwnHold(parts()).coupons).toEqual([{ id: 7, is_used: false, used_count: 0, held_count: 0 }])
})

test('treats a coupon held by another order as used', () => {
  const others = { ...coupon, id: 8 }

  expect(withOwnHold(parts({ coupons: [others] })).coupons).toEqual([others])
})

test('makes points held by the cart’s own order usable', () => {
  expect(withOwnHold(parts()).usablePoint).toBe(500)
})

test('returns no usable points for a guest', () => {
  expect(withOwnHold(parts({ usablePoint: null })).usablePoint).toBeNull()
})

test('leaves a cart without a pending order unchanged', () => {
  const own = parts({ pendingOrder: null })

  expect(withOwnHold(own)).toBe(own)
})
