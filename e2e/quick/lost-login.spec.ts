import { expect, seededPassword, test } from '../shop/journey'
import { logIn } from '../shop/member'
import { origin } from '../shop/origin'
import { shopCalls } from '../shop/prepared-cart'
import { typeAddress, expectTyped } from '../shop/session/typed-address'

test.beforeEach(({ signInAs }) => signInAs('taro'))

test('redirects to /login/?re=1 and back if the login was revoked', async ({ page, browser }) => {
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

  // A call in the background may notice the lost login first, and the redirect takes the button away.
  const button = page.getByRole('main').getByRole('button', { name: '次へ進む' })
  await button.click({ timeout: 5_000 }).catch(() => undefined)

  await expect(page).toHaveURL(/\/login\/\?re=1&back=%2Fcart%2Fshipping-add/)
  await expect(page.getByText(/ログインの有効期限が切れました/)).toBeVisible()
  await logIn(page, 'taro@example.com')
  await expectTyped(page)
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'カートの商品' }).getByRole('heading')).toContainText('羊羹')
})
