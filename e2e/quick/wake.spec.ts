import { expect, test } from '../shop/journey'
import { open } from '../shop/input/cold-page'

test.use({ isCold: true, isStill: true })

test('a click before the scripts load adds one product to the cart', async ({ page }) => {
  await open(page, '/product/imabari-towel-set')

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href="/cart"]')).toContainText('1')
})
