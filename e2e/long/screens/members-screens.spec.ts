import type { Page } from '@playwright/test'
import { sendAsItIs } from '../../shop/input/send-as-it-is'
import { expect, test } from '../../shop/journey'
import { logIn } from '../../shop/member'
import { pageFaults } from '../../shop/page-faults'

const guests = [
  '/login',
  '/login?re=1',
  '/login/unlock',
  '/login/unlock?token=x',
  '/login_sync',
  '/login_sync?token=x',
  '/register',
  '/register/complete',
  '/reminder',
  '/reminder/reset?token=x',
  '/reminder/username',
  '/reminder/username/reset?token=x',
  '/verify',
  '/verify/email',
  '/verify/email?token=x',
]
/** A phone, a desk, and a desk's window at 400 % zoom. */
const widths = [390, 1280, 320]

const faultsOf = (page: Page) => pageFaults(page, widths)

for (const path of guests) {
  test(`nothing is amiss on ${path}, at any width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    expect(await faultsOf(page)).toEqual([])
  })
}

for (const path of ['/login', '/register', '/reminder', '/verify']) {
  test(`nothing is amiss on ${path} with all its errors, and the first one has the focus`, async ({
    page,
  }) => {
    await page.goto(path)
    await sendAsItIs(page)

    expect(await faultsOf(page)).toEqual([])
  })
}

test('nothing is amiss where a member’s data has errors and long names', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/mypage/user_info/edit')
  await page.getByLabel(/^姓/).fill('')
  await page.getByLabel(/^名/).fill('寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末')
  await page
    .getByLabel(/^建物名/)
    .fill('つなぐレジデンス桜坂ヒルズアネックス東館コンシェルジュフロア三十二階三二〇一号室')
  await page.getByLabel(/^電話番号/).fill('12')
  await sendAsItIs(page)

  expect(await faultsOf(page)).toEqual([])
})

test('nothing is amiss on the second step, and the code field takes the device’s one-time code', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, 'twostep@example.com')
  await expect(page.getByLabel(/確認コード/)).toHaveAttribute('autocomplete', 'one-time-code')
  await sendAsItIs(page)

  expect(await faultsOf(page)).toEqual([])
})

test('a registration is typed by keyboard alone, in the order of the page', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel(/^メールアドレス/).focus()
  const order: string[] = []
  for (let step = 0; step < 12; step += 1) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
      ),
    )
    await page.keyboard.press('Tab')
  }

  expect(order).toEqual([
    'email',
    'password',
    '表示',
    'password_confirmation',
    '表示',
    'last_name',
    'first_name',
    'last_name_kana',
    'first_name_kana',
    'postal_code',
    'prefecture',
    'city',
  ])
})

test('fields of members carry the tokens that password managers and browsers fill', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByLabel(/^メールアドレス/)).toBeVisible()
  const tokens = await page
    .locator('main form [autocomplete]')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.getAttribute('name')}: ${field.getAttribute('autocomplete')}`),
    )

  expect(tokens).toEqual(
    expect.arrayContaining([
      'email: email',
      'password: new-password',
      'last_name: family-name',
      'first_name: given-name',
      'postal_code: postal-code',
      'prefecture: address-level1',
      'city: address-level2',
      'address1: address-line1',
      'address2: address-line2',
      'phone_number: tel',
    ]),
  )
  await page.goto('/login')
  await expect(page.getByLabel('メールアドレス')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
})
