import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next } from '../shop/checkout'
import { expect, seededPassword, test } from '../shop/journey'
import { logIn } from '../shop/member'
import { origin } from '../shop/origin'
import { prepareCart, shopCalls } from '../shop/prepared-cart'

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

test('a login that was ended on every device: refresh refused, /login/?re=1, and back at the step nothing is lost', async ({
  page,
  browser,
}) => {
  await typeAddress(page)
  const elsewhere = await browser.newContext()
  const { access_token } = await shopCalls(elsewhere.request)<{ access_token: string }>(
    'POST',
    '/v1/auth/login',
    { username: 'taro@example.com', password: seededPassword },
  )
  const ended = await elsewhere.request.post(`${origin()}/v1/auth/logout`, {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { is_everywhere: true },
  })
  expect(ended.ok()).toBe(true)
  await elsewhere.close()

  await next(page, '次へ進む')

  await expect(page).toHaveURL(/\/login\/\?re=1&back=%2Fcart%2Fshipping-add/)
  await expect(page.getByText(/ログインの有効期限が切れました/)).toBeVisible()
  await logIn(page, 'taro@example.com')
  await expectTyped(page)
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'カートの商品' }).getByRole('heading')).toContainText('羊羹')
})
