import type { Page } from '@playwright/test'
import { expect, test } from '../shop/journey'
import { mailTo } from '../shop/mails'
import { logIn, newAddress, signOut } from '../shop/member'
import { prepareMember } from '../shop/session/prepared-session'

const quantities = async (page: Page) =>
  (
    await Promise.all(
      (await page.getByRole('textbox', { name: '数量' }).all()).map((field) => field.inputValue()),
    )
  ).toSorted()

test('a member completes two-step login with the emailed code', async ({ page }) => {
  await page.goto('/login?back=%2Fmypage%2Faddress')
  const since = new Date()
  await logIn(page, 'twostep@example.com')
  const code =
    /[0-9]{6}/.exec((await mailTo('twostep@example.com', '確認コード', since)).text ?? '')?.[0] ?? ''

  await page.getByLabel(/確認コード/).fill(code)
  await page.getByRole('button', { name: '確認する' }).click()

  await expect(page).toHaveURL(/\/mypage\/address/)
})

test('a guest’s cart is merged into the member’s once', async ({ page, addToCart }) => {
  const email = newAddress('cart')
  await prepareMember(page, email)
  await addToCart('imabari-towel-set')
  await signOut(page)
  await addToCart('yokan-ogura', 2)
  await page.goto('/cart')
  const lines = page
    .getByRole('list', { name: 'カートの商品' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(lines).toHaveCount(1)

  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
    await logIn(page, email)
    await expect(page).toHaveURL(/\/cart\/?$/)
    await expect(lines).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: '数量' })).toHaveCount(2)
    expect(await quantities(page)).toEqual(['1', '2'])
    if (times === 0) await signOut(page)
    await page.goto('/cart')
  }
})

test('sign-out and sign-in propagate to the other tab', async ({ page, signInAs, context }) => {
  await signInAs('hanako')
  const other = await context.newPage()
  await other.goto('/mypage')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await signOut(page)
  await expect(other).toHaveURL(/\/login\//)
  await other.goto('/')
  await logIn(page, 'hanako@example.com')
  await expect(page).toHaveURL(/\/ec/)

  await expect(other.getByRole('link', { name: 'マイページ' }).first()).toBeVisible()
})
