import { expect, test } from '../shop/served/journey'

test('rejects a cross-site form', async ({ request }) => {
  const answer = await request.post('/cart', {
    form: { intent: 'add', product_id: '1', quantity: '1' },
    headers: { origin: 'https://elsewhere.example' },
  })

  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('送信を確認できませんでした')
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('cartToken')
})

const commandless = [
  ...['/cart', '/cart/shipping-select', '/cart/shipping-add', '/cart/payment', '/cart/confirm'],
  ...['/cart/complete', '/product/imabari-towel-set', '/contact', '/login', '/register'],
  ...['/social-gift/9fK2/shipping', '/social-gift/giver/9fK2'],
]

for (const path of commandless)
  test(`returns 400 with a page for an unknown command at ${path}`, async ({ request, shopOrigin }) => {
    const answer = await request.post(path, {
      form: { intent: 'nope' },
      headers: { origin: shopOrigin, 'sec-fetch-site': 'same-origin' },
    })

    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('data-app=')
  })

for (const path of ['/product', '/news', '/reminder', '/social-gift'])
  test(`returns 405 with a page for a form posted to ${path}`, async ({ request, shopOrigin }) => {
    const answer = await request.post(path, {
      form: { intent: 'nope' },
      headers: { origin: shopOrigin, 'sec-fetch-site': 'same-origin' },
    })

    expect(answer.status()).toBe(405)
    expect(await answer.text()).toContain('data-app=')
  })

test('renders pages despite malformed cookies', async ({ request }) => {
  const answer = await request.get('/product', { headers: { cookie: '=x; a b=1; caf\u00e9=1' } })

  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('data-app="catalog"')
})

test('returns a 414 page for an oversized query', async ({ request }) => {
  const answer = await request.get(`/product?word=${'a'.repeat(9_000)}`)

  expect(answer.status()).toBe(414)
  expect(await answer.text()).toContain('アドレスが長すぎます')
})
