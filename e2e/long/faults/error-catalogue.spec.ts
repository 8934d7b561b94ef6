import type { Page } from '@playwright/test'
import { expect, seededPassword, test } from '../../shop/journey'
import { logIn } from '../../shop/member'

const aProductCall = /\/v1\/products\/[\w-]+(\?|$)/

const unauthorised = { message: 'ログインしてください', code: 'auth.unauthorised' }
const toasts = (page: Page) => page.locator('#shell-overlay')
const errorToast = (page: Page, message: string) =>
  toasts(page).getByRole('alert').filter({ hasText: message })
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

async function openFirstProduct(page: Page) {
  await page.locator('main a[href^="/product/"]').first().click()
}

/** How often a call has been made since. */
function countCalls(page: Page, path: string) {
  const seen: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === path && seen.push(path))
  return () => seen.length
}

test('a shop that closes while a tab is open sends it to /maintenance/ with what the 503 said (§8)', async ({
  page,
}) => {
  await page.goto('/product')
  await page.route(aProductCall, (route) =>
    route.fulfill({ status: 503, json: { title: '棚卸し中', message: '2時に再開します。' } }),
  )
  await openFirstProduct(page)

  await expect(page).toHaveURL(/\/maintenance\/?$/)
  await expect(page.getByRole('heading', { name: '棚卸し中' })).toBeVisible()
  await expect(page.getByText('2時に再開します。')).toBeVisible()
})

test('a channel that is gone while a tab is open shows 404 in the layout of an invalid channel (§8)', async ({
  page,
}) => {
  await page.goto('/product')
  await page.route(aProductCall, (route) =>
    route.fulfill({ status: 404, json: { message: 'チャネルが存在しない', code: 'channel.not_found' } }),
  )
  await openFirstProduct(page)

  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'invalid-channel')
  await expect(page.getByRole('search')).toBeHidden()
})

test('a network error raises no toast, and the shop goes on when the network is back (§8)', async ({
  page,
}) => {
  await page.goto('/product')
  await page.route(aProductCall, (route) => route.abort('failed'))
  await openFirstProduct(page)
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()

  await expect(page.locator('#shell-overlay').getByRole('alert')).toHaveCount(0)
  await page.unroute(aProductCall)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '商品一覧' })).toBeVisible()
  await openFirstProduct(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error|商品一覧/)
})

test('a read that a change of screens cancels stays silent (§2, §8)', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/product')
  await page.route(aProductCall, () => undefined)
  await openFirstProduct(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  await expect(page.locator('#shell-overlay').getByRole('alert')).toHaveCount(0)
  expect(errors).toEqual([])
})

test("message containing 'timeout of': raised, to the route's error page and the report (§8)", async ({
  page,
}) => {
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'warning' && reports.push(message.text()))
  await page.goto('/product')
  await page.route(aProductCall, () => undefined)
  await openFirstProduct(page)

  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
  await expect(page.getByText('エラーが発生しました')).toBeVisible()
  expect(reports.join()).toMatch(/TimeoutError: timeout of \d+ms exceeded/)
})

test('401: refresh and retry once, unnoticed (§8)', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/ec')
  const refreshes = countCalls(page, '/v1/auth/refresh')
  let asked = 0
  await page.route('**/v1/me/points', (route) =>
    (asked += 1) === 1 ? route.fulfill({ status: 401, json: unauthorised }) : route.continue(),
  )

  await page.getByRole('banner').getByRole('link', { name: 'マイページ' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
  expect([asked, refreshes()]).toEqual([2, 1])
})

test('401 twice: one refresh, then logout and /login/ (§8)', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/ec')
  const refreshes = countCalls(page, '/v1/auth/refresh')
  await page.route('**/v1/me/points', (route) => route.fulfill({ status: 401, json: unauthorised }))

  await page.getByRole('banner').getByRole('link', { name: 'マイページ' }).click()

  await expect(page).toHaveURL(/\/login\/\?back=/)
  await expect(page.getByText(/ログインの有効期限が切れました/)).toBeHidden()
  expect(refreshes()).toBe(1)
  expect(await cookieOf(page, 'access_token')).toBeUndefined()
})

test('refresh failure: logout, and /login/?re=1 says why (§8)', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/ec')
  await page.route('**/v1/me/points', (route) => route.fulfill({ status: 401, json: unauthorised }))
  await page.route('**/v1/auth/refresh', (route) => route.fulfill({ status: 401, json: unauthorised }))

  await page.getByRole('banner').getByRole('link', { name: 'マイページ' }).click()

  await expect(page).toHaveURL(/\/login\/\?re=1&back=/)
  await expect(page.getByText(/ログインの有効期限が切れました/)).toBeVisible()
  expect(await cookieOf(page, 'access_token')).toBeUndefined()
})

test('any other message is an error toast (§8)', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/mypage/address')
  await page.route('**/use', (route) =>
    route.fulfill({ status: 422, json: { message: 'いまは変更できません', code: 'user_address.busy' } }),
  )

  await page.getByRole('button', { name: 'いつものお届け先にする' }).first().click()

  await expect(errorToast(page, 'いまは変更できません')).toBeVisible()
})

test('like and unlike failures rethrow the server message, and the heart is as before (§8)', async ({
  page,
  signInAs,
}) => {
  await signInAs('hanako')
  await page.route('**/likes', (route) =>
    route.fulfill({ status: 422, json: { message: 'お気に入りがいっぱいです', code: 'product_like.limit' } }),
  )
  await page.goto('/product/plate-konabiki')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /お気に入り/ })
    .first()
  const before = await heart.getAttribute('aria-pressed')

  await heart.click()

  await expect(errorToast(page, 'お気に入りがいっぱいです')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', String(before))
})

test('password change failure throws the server message (§8)', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/mypage/password')
  await page.route('**/v1/me/password', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'パスワードを続けて変更することはできません', code: 'auth.password_recent' },
    }),
  )
  await page.getByLabel(/^現在のパスワード/).fill('Gift-2026')
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill('Gift-2027')

  await page.getByRole('button', { name: 'パスワードを変更する' }).click()

  await expect(
    page
      .getByRole('form')
      .getByRole('alert')
      .filter({ hasText: 'パスワードを続けて変更することはできません' }),
  ).toBeVisible()
})

test('other errors: the response data stays with the form as its errors, at their fields, until they are mended (§8)', async ({
  page,
  signInAs,
}) => {
  await signInAs('hanako')
  await page.goto('/mypage/user_info/edit')
  const taken = 'このメールアドレスはご利用いただけません'
  await page.route('**/v1/me/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { message: taken, code: 'validation.failed', errors: { email: [taken] } },
        })
      : route.continue(),
  )
  const email = page.getByLabel(/^メールアドレス/)
  await email.fill('taro@example.com')
  await page.getByLabel(/^現在のパスワード/).fill(seededPassword)

  await page.getByRole('button', { name: '保存する' }).click()

  await expect(page.getByText(taken)).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('taro@example.com')
  await email.fill('hanako@example.com')
  await expect(page.getByText(taken)).toBeHidden()
})

for (const { status, heading, text } of [
  { status: 404, heading: '404 Not Found', text: 'お探しのページが見つかりませんでした。' },
  { status: 500, heading: 'Error', text: 'エラーが発生しました' },
  { status: 418, heading: 'Error', text: 'エラーが発生しました' },
]) {
  test(`status of route errors: ${status} of a call is the page's (§8)`, async ({ page }) => {
    await page.goto('/product')
    await page.route(aProductCall, (route) => route.fulfill({ status, json: { message: 'x', code: 'x' } }))
    await openFirstProduct(page)

    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('link', { name: 'トップページへ戻る' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
}

test('a verification response’s verify_code is shown in an alert (§8, debug)', async ({ page }) => {
  const answer = {
    access_token: null,
    expires_in: null,
    expires_at: null,
    user_id: 1,
    is_registered_member: true,
    has_password_expired: false,
    has_mail_error_count_over: false,
    is_verify: true,
    verify_code: '246810',
  }
  await page.route('**/v1/auth/login', (route) => route.fulfill({ json: answer }))
  await page.goto('/login')
  await logIn(page, 'hanako@example.com')

  await expect(page.getByRole('alert').filter({ hasText: '246810' })).toBeVisible()
})

test('failed layout: ignored, the top page shows what every shop has (§8)', async ({ page }) => {
  await page.goto('/news')
  await page.route('**/v1/layouts/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'x' } }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'つなぐギフト' }).click()

  await expect(page.getByRole('main').getByRole('heading', { name: 'カテゴリーから選ぶ' })).toBeVisible()
  await expect(toasts(page).getByRole('alert')).toHaveCount(0)
})

test('missing tag-manager id: silent, whatever the shopper does (§8)', async ({ page, addToCart }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await addToCart('imabari-towel-set')

  expect(asked.filter((url) => /gtm\.js|googletagmanager/.test(url))).toEqual([])
  await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(0)
})
