import { expect, test } from '../../shop/journey'

test('a guest who opens a member screen signs in and is where she wanted to be', async ({ page }) => {
  await page.goto('/mypage/point')
  await expect(page).toHaveURL(/\/login\/?\?back=/)
  await page.getByLabel('メールアドレス').fill('taro@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('Gift-2026')
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/mypage\/point/)
  await expect(page.getByRole('heading', { level: 1, name: /ポイント/ })).toBeVisible()
})
