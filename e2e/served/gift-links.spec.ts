import { expect, test } from '../shop/journey'

test('a wrong link has a page of its own and status 404', async ({ page }) => {
  const response = await page.goto('/social-gift/not-a-token')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
