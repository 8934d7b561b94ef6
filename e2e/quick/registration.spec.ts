import { expect, test } from '../shop/journey'
import { linkIn, mailTo } from '../shop/mails'
import { becomeMember, enterCode, logIn, newAddress, register, signOut } from '../shop/member'

/** Builds a URL of the wholesale shop, which verifies email addresses at the first login. */
const business = (path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = 'business.localhost'
  return url.href
}

test('a new member of the wholesale shop registers and signs in', async ({ page }) => {
  const email = newAddress('wholesale')
  await page.goto(business('/register'))
  await register(page, email, { company: 'つなぐ商事株式会社' })
  await enterCode(page, email)
  await expect(page.getByRole('heading', { level: 1, name: '会員登録が完了しました' })).toBeVisible()
  expect((await mailTo(email, '会員登録')).text).toContain(email)
  await page.getByRole('link', { name: 'お買い物を始める' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'マイページ' })).toBeVisible()

  await signOut(page, business('/mypage/logout'))
  await expect(page.locator('.Toastify__toast').filter({ hasText: 'ログアウトしました。' })).toBeVisible()
  await page.goto(business('/mypage'))
  await expect(page).toHaveURL(/\/login\/\?back=%2Fmypage/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/mypage\/?$/)
})

test('resets a forgotten password by email and security question', async ({ page }) => {
  const email = newAddress('newcomer')
  await becomeMember(page, email)
  expect((await mailTo(email, '会員登録')).text).toContain('会員登録ありがとうございます')
  await signOut(page)

  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click()
  // The screen before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '再設定のメールを送る' }).click()
  await expect(page.getByText(`${email} が登録されている場合`, { exact: false })).toBeVisible()
  await page.goto(linkIn(await mailTo(email, 'パスワード再設定'), '/reminder/reset'))
  await page.getByLabel(/^秘密の質問の答え/).fill('どら焼き')
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill('Gift-2027')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page).toHaveURL(/\/ec\/?$/)

  await signOut(page)
  await logIn(page, email, 'Gift-2027')
  await expect(page).toHaveURL(/\/ec\/?$/)
})
