import { expect, test } from '../shop/journey'

// A context of its own: elsewhere no worker may stand between a journey and the network.
test.use({ serviceWorkers: 'allow', isCold: true })

test('without a connection the shop says so and shows the cart; with one the page comes back', async ({
  page,
  context,
  addToCart,
}) => {
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

test('the shop can be put on a home screen: manifest and icons are its own', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(href!)).json()) as { name: string; icons: { src: string }[] }

  expect(manifest.name).toBe('つなぐギフト')
  for (const path of [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png']) {
    const icon = await request.get(path)
    expect([path, icon.status()]).toEqual([path, 200])
    expect(icon.headers()['content-type']).toMatch(/^image\//)
  }
})
