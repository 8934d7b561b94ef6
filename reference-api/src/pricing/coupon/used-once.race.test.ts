import { aCoupon, anOrderer, aReadyShopper } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi
beforeAll(async () => (api = await freshApi({ rateLimitFactor: 100 })), 60_000)
afterAll(() => api.close())

const spellings = ['race@example.jp', 'Race@example.jp', 'RACE@EXAMPLE.JP']

test('accepts a coupon once for concurrent orders by the same email address', async () => {
  const coupon = await aCoupon(api.db, { code: 'ONCE' })
  const buyers = await Promise.all(
    Array.from({ length: 9 }, async (_, index) => {
      const buyer = await aReadyShopper(api)
      await buyer.patch('coupons/add', { code: 'ONCE' })
      await buyer.patch('order/modify', { orderer: anOrderer({ email: spellings[index % 3]! }) })
      return buyer
    }),
  )
  const totals = buyers.map(({ detail }) => detail.order.total_payment)

  const results = await Promise.allSettled(
    buyers.map((buyer, index) => buyer.decide(undefined, { total_payment: totals[index]! })),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  for (const code of refused) expect(['cart.coupon.already_used', 'cart.decision.changed']).toContain(code)
  const { used_count } = await api.db
    .selectFrom('coupon')
    .select('used_count')
    .where('id', '=', coupon.id)
    .executeTakeFirstOrThrow()
  expect(used_count).toBe(1)
})
