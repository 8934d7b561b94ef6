import { expect, test } from '../shop/journey'

test('the code of the screen behind a link is there before the press, and a page that nobody touches fetches none', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/product')
  await page.waitForFunction(() => performance.getEntriesByName('idle').length > 0)
  await page.waitForLoadState('networkidle')
  const untouched = scripts.length

  await page.mouse.move(200, 200)
  await expect.poll(() => scripts.length).toBeGreaterThan(untouched)
  await page.waitForLoadState('networkidle')
  scripts.length = 0
  await page.getByRole('main').getByRole('link', { name: /どら焼き/ }).first().click()

  await expect(page.getByRole('button', { name: 'カートに入れる' }).first()).toBeVisible()
  expect(scripts.filter((url) => url.includes('/remotes/catalog/'))).toEqual([])
})
