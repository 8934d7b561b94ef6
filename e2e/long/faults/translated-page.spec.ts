import { translatePage } from '../../shop/markup/translate-page'
import { expect, test } from '../../shop/running-shop'

test.use({ isStill: true })

test('the first press in a translated page counts', async ({ page }) => {
  await page.goto('/product/yokan-ogura')
  await translatePage(page)

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href="/cart"]')).toContainText('1')
})
