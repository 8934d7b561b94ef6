import { aProduct } from '../../testing/builders'
import { aCoupon } from '../../testing/cart-builders'
import { freshApi, type FreshApi } from '../../testing/fresh-api'

let api: FreshApi

beforeAll(async () => {
  api = await freshApi()
}, 60_000)
afterAll(() => api.close())

const send = (method: string, url: string, body: object, from: string) =>
  api.call(method, url, { body, headers: { 'x-forwarded-for': from } })

async function aCart(from: string) {
  const { token } = (await send('POST', '/v1/carts/init', {}, from)).body as { token: string }
  await send(
    'PATCH',
    '/v1/carts/products/add',
    { token, product_id: (await aProduct(api.db)).id, quantity: 1 },
    from,
  )
  return token
}
const guess = (token: string, code: string, from: string) =>
  send('PATCH', '/v1/carts/coupons/add', { token, code }, from)

test('limits a cart to ten coupon guesses across all IP addresses', async () => {
  await aCoupon(api.db, { code: 'SECRET1' })
  const token = await aCart('203.0.113.1')

  const answers = []
  for (let attempt = 1; attempt <= 11; attempt += 1)
    answers.push(await guess(token, `wrong-${attempt}`, `198.51.100.${attempt}`))
  const right = await guess(token, 'SECRET1', '198.51.100.99')

  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
  expect(right.status).toBe(429)
  expect(right.body.code).toBe('request.too_many')
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  expect(right.body.message).toContain('もう一度お試しください')
})

test('limits an IP address to thirty coupon guesses across all carts', async () => {
  const carts = await Promise.all(Array.from({ length: 8 }, (_, index) => aCart(`203.0.114.${index}`)))

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, attempt) =>
      guess(carts[attempt % carts.length]!, `wrong-${attempt}`, '203.0.113.50'),
    ),
  )

  expect(answers.filter(({ status }) => status === 422)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('doesn’t count an accepted coupon as a guess', async () => {
  await aCoupon(api.db, { code: 'OFTEN1' })
  const token = await aCart('203.0.113.60')

  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { status, body } = await guess(token, 'OFTEN1', '203.0.113.60')
    expect(status).toBe(200)
    await send(
      'PATCH',
      '/v1/carts/coupons/delete',
      { token, id: body.data.detail.coupons[0].id },
      '203.0.113.60',
    )
  }
})

test('limits an IP address to 120 new carts in ten minutes', async () => {
  const from = '203.0.113.70'
  const { token } = (await send('POST', '/v1/carts/init', {}, from)).body
  for (let again = 0; again < 5; again += 1)
    expect((await send('POST', '/v1/carts/init', { token }, from)).status).toBe(200)

  const answers = []
  for (let cart = 0; cart < 120; cart += 1)
    answers.push(
      (await send('POST', '/v1/carts/init', cart % 2 ? {} : { token: 'no-such-cart' }, from)).status,
    )

  expect(answers).toEqual([...Array(119).fill(200), 429])
  expect((await send('POST', '/v1/carts/init', { token }, from)).status).toBe(200)
})
