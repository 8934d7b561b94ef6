import { expect, test } from '../../shop/journey'
import { logIn, newAddress, signOut } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

test('a guest saves what a list is narrowed by on the way through the login, and opens it again', async ({
  page,
}) => {
  const email = newAddress('member-records')
  await prepareMember(page, email)
  await signOut(page)
  await page.goto('/product?word=タオル&in_stock=1')
  await page.getByRole('button', { name: 'この条件を保存' }).click()
  await expect(page).toHaveURL(/\/login\/\?back=/)
  await logIn(page, email)
  await page.getByRole('link', { name: '保存した条件を見る' }).click()

  await page.getByRole('link', { name: '「タオル」　在庫ありを開く' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '「タオル」の検索結果' })).toBeVisible()
  await expect(page.getByRole('link', { name: '在庫ありの条件を外す' })).toBeVisible()

  await page.goto('/mypage/product_search_history')
  await page.getByRole('link', { name: '「タオル」でもう一度検索する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '「タオル」の検索結果' })).toBeVisible()
})

test('a member asks for goods that the shop has not got, and takes the request back', async ({ page }) => {
  await prepareMember(page, newAddress('member-requests'))
  await page.goto('/product?word=桐箱入りそうめん三輪')
  await page.getByRole('button', { name: '「桐箱入りそうめん三輪」の取り扱いを希望する' }).click()
  await page.getByRole('button', { name: 'お取り扱いのご案内を受け取る' }).click()
  await expect(page.getByText(/お取り扱いを始める際にご案内します/)).toBeVisible()

  await page.goto('/mypage/product_request_history')
  await expect(page.getByRole('status').filter({ hasText: '1件' })).toBeVisible()
  await page.getByRole('button', { name: '桐箱入りそうめん三輪のリクエストを削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()

  await expect(page.getByText('リクエストはまだありません')).toBeVisible()
  await page.reload()
  await expect(page.getByText('リクエストはまだありません')).toBeVisible()
})

test('a login that nobody knows of ends the other devices’ logins, and leads to the password', async ({
  page,
  browser,
}) => {
  const email = newAddress('member-logins')
  await prepareMember(page, email)
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await otherPage.goto('/login')
  await logIn(otherPage, email)
  await expect(otherPage.getByRole('link', { name: 'マイページ' }).first()).toBeVisible()

  await page.goto('/mypage/login_history')
  await page
    .getByRole('button', { name: /に覚えがない$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'ほかの端末をログアウトする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの変更' })).toBeVisible()

  await page.goto('/mypage/login_history')
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン履歴' })).toBeVisible()
  await otherPage.goto('/mypage/login_history')
  await expect(otherPage).toHaveURL(/\/login\//)
  await other.close()
})
