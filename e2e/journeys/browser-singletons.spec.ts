import { expect, isHydrated, test } from '../shop/journey'

test.use({ isCold: true })

test('one React serves shell, pages and widgets', async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(globalThis, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()

  expect(
    await page.evaluate(() => (globalThis as unknown as { renderers: unknown[] }).renderers.length),
  ).toBe(1)
})

test('a served page makes no call before it is hydrated', async ({ page }) => {
  await page.goto('/product')
  await isHydrated(page)

  const { hydratedAt, early } = await page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName('catalog-hydrate')[0]?.startTime ?? 0
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/'))
    return { hydratedAt, early: calls.filter((call) => call.startTime < hydratedAt).map(({ name }) => name) }
  })
  expect(hydratedAt).toBeGreaterThan(0)
  expect(early).toEqual([])
})

test.describe('nobody touches the page', () => {
  test.use({ isStill: true })

  test('styles of the shell, of its kernel and of a remote overrule each other in this order; whole sheets come with the scripts, and none after', async ({
    page,
  }) => {
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
    expect(await linked.count()).toBe(held)
  })
})
