import { expect, seededPassword, test } from '../../shop/journey'
import { linkIn, mailTo } from '../../shop/mails'
import { logIn, newAddress, signOut } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

/** Builds a URL of the wholesale shop, which verifies email addresses at the first login. */
const business = (path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = 'business.localhost'
  return url.href
}

test('redirects an unverified login from member screens to /verify', async ({ page }) => {
  const email = 'unverified@example.com'
  await page.goto(business('/login'))
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスの確認' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'つなぐビジネス' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'お気に入り' }).click()
  await expect(page).toHaveURL(/\/verify\/?$/)

  const since = new Date()
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByRole('button', { name: '確認のメールを送る' }).click()
  await expect(page.getByText('確認のメールをお送りしました。')).toBeVisible()
  const link = business(linkIn(await mailTo(email, 'メールアドレスの確認', since), '/verify/email'))
  for (const answer of ['確認が完了しました', 'リンクが正しくないか、有効期限が切れています']) {
    await page.goto(link)
    await page.getByRole('button', { name: 'メールアドレスを確認する' }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
})

test('changes the email address once the new mailbox confirms it', async ({ page }) => {
  const [email, next] = [newAddress('moving'), newAddress('moved')]
  await prepareMember(page, email)
  await page.goto('/mypage/user_info/edit')
  await page.getByLabel('メールアドレス').fill(next)
  await page.getByLabel(/^現在のパスワード/).fill(seededPassword)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(
    page.locator('.Toastify__toast').filter({ hasText: `${next} に確認メールをお送りしました` }),
  ).toBeVisible()
  await expect(page.getByText(`${next}（確認待ち）`)).toBeVisible()

  await page.goto(linkIn(await mailTo(next, 'メールアドレスの確認'), '/verify/email'))
  await page.getByRole('button', { name: 'メールアドレスを確認する' }).click()
  await expect(page.getByText(`${next} を確認しました。`)).toBeVisible()
  expect((await mailTo(email, 'メールアドレス変更のお知らせ')).text).not.toContain(next)

  await signOut(page)
  await page.goto('/login')
  await logIn(page, next)
  await expect(page).toHaveURL(/\/ec\/?$/)
})

test('cancels an email address change with the link in the old mailbox', async ({ page }) => {
  const [email, thiefs] = [newAddress('robbed'), newAddress('robber')]
  await prepareMember(page, email)
  await page.goto('/mypage/user_info/edit')
  await page.getByLabel('メールアドレス').fill(thiefs)
  await page.getByLabel(/^現在のパスワード/).fill(seededPassword)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(`${thiefs}（確認待ち）`)).toBeVisible()

  await page.goto(linkIn(await mailTo(email, 'メールアドレス変更のお申し込み'), '/verify/email'))
  await page.getByRole('button', { name: '変更を取り消す' }).click()
  await expect(page.getByRole('heading', { name: '変更を取り消しました' })).toBeVisible()
  await page.goto('/mypage')
  await expect(page).toHaveURL(/\/login\//)
  await page.goto(linkIn(await mailTo(email, 'パスワード再設定'), '/reminder/reset'))
  await page.getByLabel(/^秘密の質問の答え/).fill('どら焼き')
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill('Gift-2028')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page).toHaveURL(/\/ec\/?$/)
})
