import { expect, test } from '../shop/journey'

test('reloads at most once per 60 s when a chunk fails (§8)', async ({ page }) => {
  const isScreen = (url: URL) =>
    /\/remotes\/mypage\/.*\.js$/.test(url.pathname) && !/remoteEntry|expose|main/.test(url.pathname)
  await page.route(isScreen, (route) => route.abort('failed'))
  await page.goto('/news')
  const documents: string[] = []
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  )

  // The error is visible briefly before the page reloads.
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
  await reloaded
  await expect(page.getByRole('heading', { name: 'エラーが発生しました' })).toBeVisible()
  expect(documents).toEqual(['/login'])

  await page.evaluate(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now() - 60_000)))
  await page.reload()
  await expect.poll(() => documents.length).toBe(3)
  await page.unroute(isScreen)
  await page.reload()
  await page.getByLabel('メールアドレス').fill('hanako@example.com')
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
})
