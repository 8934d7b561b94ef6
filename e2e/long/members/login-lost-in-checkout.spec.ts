import { next } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { logIn } from '../../shop/member'
import { typeAddress, expectTyped } from '../../shop/session/typed-address'

const refusal = {
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'auth.unauthorised', message: 'ログインしてください' }),
}

test.beforeEach(({ signInAs }) => signInAs('taro'))

test('a login that expires while an address is typed is renewed unnoticed', async ({ page }) => {
  await typeAddress(page)
  const refreshes: string[] = []
  page.on('request', (request) => request.url().endsWith('/v1/auth/refresh') && refreshes.push(request.url()))
  let refused = 0
  await page.route('**/v1/carts/shippings/*', async (route) => {
    refused += 1
    await (refused === 1 ? route.fulfill(refusal) : route.continue())
  })

  await next(page, '次へ進む')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await expect(page.getByText('つなぐビル3階').first()).toBeVisible()
  expect(refreshes).toHaveLength(1)
  expect(refused).toBe(2)
})

test('a second 401 leads to the login, and from there back to the step with what was typed', async ({
  page,
}) => {
  await typeAddress(page)
  await page.route('**/v1/carts/shippings/*', (route) => route.fulfill(refusal))

  await next(page, '次へ進む')

  await expect(page).toHaveURL(/\/login\/\?/)
  await page.unroute('**/v1/carts/shippings/*')
  await logIn(page, 'taro@example.com')
  await expectTyped(page)
})
