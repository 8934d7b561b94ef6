import { expect, test } from '../shop/served/journey'

test('a form of another site is refused', async ({ request }) => {
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
  test(`an unknown command at ${path} is 400 with a page`, async ({ request, shopOrigin }) => {
    const answer = await request.post(path, {
      form: { intent: 'nope' },
      headers: { origin: shopOrigin, 'sec-fetch-site': 'same-origin' },
    })

    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('data-app=')
  })

for (const path of ['/product', '/news', '/reminder', '/social-gift'])
  test(`a form posted to ${path} is 405 with a page`, async ({ request, shopOrigin }) => {
    const answer = await request.post(path, {
      form: { intent: 'nope' },
      headers: { origin: shopOrigin, 'sec-fetch-site': 'same-origin' },
    })

    expect(answer.status()).toBe(405)
    expect(await answer.text()).toContain('data-app=')
  })

test('odd cookies of other hosts break no page', async ({ request }) => {
  const answer = await request.get('/product', { headers: { cookie: '=x; a b=1; caf\u00e9=1' } })

  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('data-app="catalog"')
})

test('a query beyond every limit is a page of status 414', async ({ request }) => {
  const answer = await request.get(`/product?word=${'a'.repeat(9_000)}`)

  expect(answer.status()).toBe(414)
  expect(await answer.text()).toContain('アドレスが長すぎます')
})
