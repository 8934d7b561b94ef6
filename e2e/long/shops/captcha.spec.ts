import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'
import { rewritePages } from '../../shop/tenants/rewrite-pages'

/** The shop's settings ask for it on these screens, of whatever page is opened. */
const askFor = (page: Page, version: 2 | 3, ...screens: string[]) =>
  rewritePages(
    page,
    (text) =>
      text.replace(
        /"captcha":\{[^}]*\}/,
        `"captcha":{"siteKey":"sandbox","version":${version},"scriptUrl":"/sandbox-captcha/enterprise.js","screens":${JSON.stringify(screens)}}`,
      ),
    /^\/(cart\/payment|login|contact|reminder|product)/,
  )

for (const version of [2, 3] as const) {
  test(`captcha version ${version}, where the setting asks, goes with the order under the shop’s policy`, async ({
    page,
  }) => {
    await askFor(page, version, 'cart-confirm')
    await openPayment(page, { 'daifuku-ichigo': 1 }, 'captcha@example.com')
    await page.getByRole('radio', { name: /銀行振込/ }).check()
    await toConfirm(page)
    if (version === 2) {
      const ticked = page.waitForResponse('**/sandbox-captcha/tokens')
      await page.getByRole('checkbox', { name: '私はロボットではありません' }).check()
      await ticked
    }
    const placing = page.waitForRequest('**/decision')
    await page.getByRole('button', { name: '注文を確定する' }).click()

    expect((await placing).postDataJSON()).toMatchObject({
      captcha_token: expect.stringMatching(/^cart-confirm\.\d+\.[0-9a-f]+$/),
    })
    await orderNumber(page)
  })
}

async function signIn(page: Page) {
  await page.getByLabel('メールアドレスまたはログインID').fill('hanako@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('not-hers-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

test('captcha version 3 goes with the sign-in, and its script comes with the press, not before (§1)', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => void (request.url().includes('captcha') && loaded.push(request.url())))
  await askFor(page, 3, 'login')
  await page.goto('/product')
  await page.goto('/login/')
  await page.getByLabel('メールアドレスまたはログインID').focus()
  expect(loaded).toEqual([])

  const signingIn = page.waitForRequest('**/v1/auth/login')
  await signIn(page)

  expect((await signingIn).postDataJSON()).toMatchObject({
    captcha_token: expect.stringMatching(/^login\.\d+\.[0-9a-f]+$/),
  })
})

test('a captcha script that is blocked says so in Japanese, and the sign-in is tried all the same', async ({
  page,
}) => {
  await askFor(page, 3, 'login')
  await page.route('**/sandbox-captcha/**', (route) => route.abort())
  await page.goto('/login/')

  const answered = page.waitForResponse('**/v1/auth/login')
  await signIn(page)

  expect((await answered).request().postDataJSON()).not.toHaveProperty('captcha_token')
  await expect(page.getByText('ご本人さまの操作かどうかを確認できませんでした')).toBeVisible()
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません')).toBeVisible()
})

test('captcha version 2 shows its box on the reminder, and its tick goes with the request', async ({
  page,
}) => {
  await askFor(page, 2, 'reminder')
  // The server renders by the settings of its own, so the screen that asks is opened in the page.
  await page.goto('/login/')
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click()
  await expect(page.getByRole('heading', { name: 'パスワードの再設定', level: 1 })).toBeVisible()
  await page.getByLabel(/^メールアドレス/).fill('nobody@example.com')
  const ticked = page.waitForResponse('**/sandbox-captcha/tokens')
  await page.getByRole('checkbox', { name: '私はロボットではありません' }).check()
  await ticked

  const asking = page.waitForRequest('**/v1/reminder/request')
  await page.getByRole('button', { name: '再設定のメールを送る' }).click()

  expect((await asking).postDataJSON()).toMatchObject({
    captcha_token: expect.stringMatching(/^reminder\.\d+\.[0-9a-f]+$/),
  })
})

test('an inquiry goes with its captcha where the setting asks for one, when it is sent and not before', async ({
  page,
}) => {
  await askFor(page, 3, 'contact')
  // The served form of this shop does not know what its page is told here.
  await page.goto('/product')
  await isHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'お問い合わせ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お問い合わせ' })).toBeVisible()
  const kinds = page.getByLabel(/^お問い合わせの種類/)
  if (await kinds.count()) await kinds.selectOption({ index: 1 })
  await page.getByLabel(/^お名前(?!（)/).fill('鈴木　花子')
  await page.getByLabel(/^メールアドレス/).fill('captcha-contact@example.com')
  await page.getByLabel(/^お問い合わせの内容/).fill('のし紙の名入れについて')
  const checking = page.waitForRequest('**/v1/inquiries')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  expect((await checking).postDataJSON()).not.toHaveProperty('captcha_token')

  const sending = page.waitForRequest('**/v1/inquiries')
  await page.getByRole('button', { name: 'この内容で送信する' }).click()
  expect((await sending).postDataJSON()).toMatchObject({
    captcha_token: expect.stringMatching(/^contact\.\d+\.[0-9a-f]+$/),
  })
  await expect(page.getByText(/受付番号は/)).toBeVisible()
})
