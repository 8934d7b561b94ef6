import { expect, test } from '../../shop/journey'
import { logIn, newAddress, signOut } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

test('saves search filters once the shopper has signed in', async ({ page }) => {
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
