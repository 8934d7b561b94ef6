import { expect, test } from '../shop/journey'

test.use({ isCold: true })

test('shell, pages and widgets share one React', async ({ page }) => {
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
