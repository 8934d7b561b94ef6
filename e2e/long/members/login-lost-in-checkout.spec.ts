import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { logIn } from '../../shop/member'
import { prepareCart } from '../../shop/prepared-cart'

const refusal = {
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'auth.unauthorised', message: 'ログインしてください' }),
}

/** A member types a new address; the journey goes on at its button. */
async function typeAddress(page: Page) {
  await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: 'taro@example.com' })
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'お届け先の入力' })
  await fillPerson(form)
  await fillAddress(form)
  await form.getByLabel('建物名・部屋番号').fill('つなぐビル3階')
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('checkbox', { name: /お届け先に登録する/ }).uncheck()
  return form
}

/** Back at the step: the address stands as it was typed, and the checkout goes on. */
async function expectTyped(page: Page) {
  await expect(page).toHaveURL(/\/cart\/shipping-add/)
  const form = page.getByRole('form', { name: 'お届け先の入力' })
  await expect(form.getByLabel('建物名・部屋番号')).toHaveValue('つなぐビル3階')
  await expect(form.getByLabel('市区町村')).toHaveValue('千代田区')
  await next(page, '次へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
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
