import { expect, isHydrated, test } from '../../shop/journey'

test('a shopper picks an occasion on home and filters by budget', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: '用途で選ぶ' })
    .getByRole('link', { name: /お歳暮/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'お歳暮' })).toBeVisible()
  await isHydrated(page)
  await page.getByRole('link', { name: '3,000円〜5,000円' }).click()
  await expect(page).toHaveURL(/price_from=3000&price_to=5000/)
  await expect(page.getByRole('link', { name: '3,000円〜5,000円' })).toHaveAttribute('aria-current', 'true')

  await page.goBack()

  await expect(page).toHaveURL(/\/occasion\/oseibo$/)
  await expect(page.getByRole('region', { name: 'お歳暮のマナー' })).toContainText('12月はじめから')
})
