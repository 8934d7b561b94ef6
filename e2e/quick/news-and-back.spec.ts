import { expect, test } from '../shop/journey'

test('restores the scroll position on Back from a news entry', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await expect(page.locator('[data-app="content"]')).toBeVisible()
  const entry = page.getByRole('main').locator('a[href^="/news/"]').last()
  await entry.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(100)
  await entry.click()
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await expect(entry).toBeInViewport()
})
