import { expect, test } from '../../shop/journey'

const aProductCall = /\/v1\/products\/[\w-]+(\?|$)/

test('reports the invalid field of an API response and recovers on 再試行', async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  const shapes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('contract-check')) shapes.push(request.url())
  })
  await page.goto('/product')
  await page.route(aProductCall, (route) => route.fulfill({ json: { key: 'towel', id: 1, code: null } }))
  expect(shapes).toEqual([])

  await page.locator('main a[href^="/product/"]').first().click()

  await expect(page.getByRole('heading', { name: 'エラーが発生しました', level: 1 })).toBeVisible()
  const broken =
    /^\[contract-broken\] catalog \d[\w.-]*: GET \/v1\/products\/:key: code is null instead of string,/
  await expect.poll(() => told.some((text) => broken.test(text))).toBe(true)
  expect(shapes).toHaveLength(1)
  await page.unroute(aProductCall)
  await page.getByRole('button', { name: '再試行' }).click()
  await expect(page.getByRole('navigation', { name: '現在位置' })).toBeVisible()
})
