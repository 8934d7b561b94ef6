import { expect, test } from '../shop/running-shop'

test.use({ javaScriptEnabled: false })

test('a form that another site sends does nothing', async ({ request, baseURL }) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  const answer = await request.post(`${origin}/cart`, {
    form: { intent: 'add', product_id: '1', quantity: '1' },
    headers: { origin: 'https://elsewhere.example' },
  })

  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('送信を確認できませんでした')
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('cartToken')
})

test('a form that names no command of the cart is refused by a page of the shop', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  const answer = await request.post(`${origin}/cart`, {
    form: { intent: 'nope' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  })

  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('data-app="cart"')
})
