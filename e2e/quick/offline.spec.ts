import { expect, test } from '../shop/journey'

// A separate context, because a service worker would intercept the requests of other journeys.
test.use({ serviceWorkers: 'allow', isCold: true })

test('shows the cart offline and recovers online', async ({ page, context, addToCart }) => {
  await addToCart('imabari-towel-set')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)

  await page.goto('/product').catch(() => undefined)

  await expect(page.getByRole('heading', { name: 'インターネットにつながっていません' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'カートの中身' })).toContainText('今治タオルセット')
  await expect(page.getByRole('region', { name: 'カートの中身' })).toContainText('5,500円')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '商品一覧' })).toBeVisible()
})
