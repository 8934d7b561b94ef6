import { expect, expectDone, test } from '../../shop/own-shop'
import {
  navigateTo,
  readHeard,
  releaseCreatedRemote,
  showWidgetAndListen,
} from '../../shop/releases/created-remote'

test('a remote made by the command joins a running shop', async ({ shop, page, request }) => {
  releaseCreatedRemote(shop, 'mfe-wishlist', '1.0.0')
  const missing = shop.compose('set', 'wishlist', '9.9.9')
  expect(missing.words).toContain('wishlist 9.9.9 is not released here: 1.0.0')

  expect(await shop.composeNew('set', 'wishlist', '1.0.0')).toEqual({
    isDone: true,
    words: expect.stringMatching(/^In force: wishlist-1\.0\.0-/),
  })

  expect(await (await request.get(`${shop.origin}/wishlist`)).text()).toContain(
    'data-app="wishlist" data-ssr="200"',
  )
  await page.goto(`${shop.origin}/wishlist`)
  await expect(page.getByRole('heading', { name: 'いま選べる商品', level: 1 })).toBeVisible()
  await expect(page.locator('[data-app="wishlist"]')).toHaveAttribute('data-release', '1.0.0')

  await page.goto(`${shop.origin}/news`)
  await expect(page.locator('[data-app="content"]')).toHaveAttribute('data-release', /./)
  await showWidgetAndListen(page, 'wishlist/seen-products', 'wishlist.product-opened')
  await expect(page.getByTestId('mounted-widget')).toHaveAttribute('data-mounted', '')
  await navigateTo(page, '/wishlist/imabari-towel-set')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('今治タオル')
  await expect(page.getByTestId('mounted-widget')).toHaveText('見た商品は1点です。')
  expect(await readHeard(page)).toEqual([{ product_id: expect.any(Number) }])

  expectDone(shop.compose('rollback'))
  expect((await request.get(`${shop.origin}/wishlist`)).status()).toBe(404)
})
