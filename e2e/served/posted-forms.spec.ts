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

test('an unknown command of the cart answers 400 with a page', async ({ request, shopOrigin }) => {
  const answer = await request.post('/cart', {
    form: { intent: 'nope' },
    headers: { origin: shopOrigin, 'sec-fetch-site': 'same-origin' },
  })

  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('data-app="cart"')
})
