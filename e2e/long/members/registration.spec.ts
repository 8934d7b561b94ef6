import { expect, seededPassword, test } from '../../shop/journey'
import { linkIn, mailTo } from '../../shop/mails'
import { becomeMember, logIn, newAddress, register, signOut } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

/** The wholesale shop, which verifies addresses at the first login. */
const business = (path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = 'business.localhost'
  return url.href
}

test('who registers an address of a member is asked for a code like anybody, and the member gets another mail', async ({
  page,
}) => {
  const since = new Date()
  await page.goto('/register')
  await register(page, 'taro@example.com')
  await expect(page.getByText(/^taro@example.com にメールをお送りしました/)).toBeVisible()

  const mail = await mailTo('taro@example.com', 'すでにご登録いただいています', since)
  expect(mail.text).toContain('/reminder')
  await page.getByLabel(/確認コード/).fill('000000')
  await page.getByRole('button', { name: '確認する' }).click()
  await expect(page.getByText('確認コードが正しくないか、有効期限が切れています')).toBeVisible()
})

test('who has signed in but not verified goes to /verify from screens of members, and the mail’s link works once', async ({
  page,
}) => {
  const email = 'unverified@example.com'
  await page.goto(business('/login'))
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'メールアドレスの確認' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'つなぐビジネス' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'お気に入り' }).click()
  await expect(page).toHaveURL(/\/verify\/?$/)

  const since = new Date()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '確認のメールを送る' }).click()
  await expect(page.getByText('確認のメールをお送りしました。')).toBeVisible()
  const link = business(linkIn(await mailTo(email, 'メールアドレスの確認', since), '/verify/email'))
  for (const answer of ['確認が完了しました', 'リンクが正しくないか、有効期限が切れています']) {
    await page.goto(link)
    await page.getByRole('button', { name: 'メールアドレスを確認する' }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
})

test('forgotten username: the mail’s link asks the question, a wrong answer shows nothing, the right one the username', async ({
  page,
}) => {
  const email = newAddress('forgetful')
  await prepareMember(page, email)
  await signOut(page)

  await page.getByRole('link', { name: 'ログインIDをお忘れの方' }).click()
  await expect(page).toHaveURL(/\/reminder\/username\/?$/)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '確認のメールを送る' }).click()
  await expect(page.getByText(`${email} が登録されている場合`, { exact: false })).toBeVisible()
  const mail = await mailTo(email, 'ログインIDのお知らせ')
  expect(mail.text).not.toContain(email)
  await page.goto(linkIn(mail, '/reminder/username/reset'))

  const answer = page.getByLabel(/^秘密の質問の答え/)
  await answer.fill('カレー')
  await page.getByRole('button', { name: 'ログインIDを表示する' }).click()
  await expect(page.getByText('秘密の質問の答えが正しくありません')).toBeVisible()
  await answer.fill('どら焼き')
  await page.getByRole('button', { name: 'ログインIDを表示する' }).click()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()

  await page.getByRole('link', { name: 'ログインへ進む' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/ec\/?$/)
})

test('a member changes the mail address: the old one signs in until the new mailbox has confirmed it', async ({
  page,
}) => {
  const [email, next] = [newAddress('moving'), newAddress('moved')]
  await prepareMember(page, email)
  await page.goto('/mypage/user_info/edit')
  await page.getByLabel('メールアドレス').fill(next)
  await page.getByLabel('現在のパスワード').fill(seededPassword)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: `${next} に確認メールをお送りしました` }),
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

test('a change that the owner did not ask for is undone from the old mailbox by a press, and a new password opens the account', async ({
  page,
}) => {
  const [email, thiefs] = [newAddress('robbed'), newAddress('robber')]
  await prepareMember(page, email)
  await page.goto('/mypage/user_info/edit')
  await page.getByLabel('メールアドレス').fill(thiefs)
  await page.getByLabel('現在のパスワード').fill(seededPassword)
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

test('who leaves is said goodbye to, is signed out everywhere, and may register anew', async ({ page }) => {
  const email = newAddress('leaving')
  await prepareMember(page, email)
  await page.goto('/mypage/user_info')
  await page.getByRole('link', { name: '退会のお手続き' }).click()
  await page.getByLabel('現在のパスワード').fill(seededPassword)
  await page.getByLabel('消えるものを確認しました').check()
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('heading', { name: 'これまでのご利用、ありがとうございました' })).toBeVisible()
  expect(
    (await page.context().cookies()).filter(({ name }) => ['access_token', 'refresh_token'].includes(name)),
  ).toEqual([])
  expect((await mailTo(email, '退会')).text).toContain('退会のお手続きが完了しました')

  await becomeMember(page, email)
})
