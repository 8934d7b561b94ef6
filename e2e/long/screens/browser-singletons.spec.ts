import { expect, isHydrated, test } from '../../shop/journey'

test.use({ isCold: true })

test('a served page makes no API calls before hydration', async ({ page }) => {
  await page.goto('/product')

  const { hydratedAt, early } = await page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName('catalog-hydrate')[0]?.startTime ?? 0
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/'))
    return { hydratedAt, early: calls.filter((call) => call.startTime < hydratedAt).map(({ name }) => name) }
  })
  expect(hydratedAt).toBeGreaterThan(0)
  expect(early).toEqual([])
})

test.describe('without user input', () => {
  test.use({ isStill: true })

  test('declares the order of style layers before any other style', async ({ page }) => {
    await page.goto('/product')
    const held = await page.evaluate(
      () =>
        document
          .querySelector<HTMLTemplateElement>('template#scripts')!
          .content.querySelectorAll('link[rel="stylesheet"]').length,
    )
    expect(held).toBeGreaterThan(1)
    const linked = page.locator('link[rel="stylesheet"]')
    await isHydrated(page)

    const first = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText)
    expect(first).toBe('@layer tokens, base, ui, remote;')
    await expect(linked).toHaveCount(held)
  })
})
