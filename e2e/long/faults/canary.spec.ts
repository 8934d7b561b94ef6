import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { breakRelease } from '../../shop/releases/broken-release'
import { expect, expectDone, test, type OwnShop } from '../../shop/own-shop'
import { versionFor } from '../../shop/releases/canary-share'

test.afterEach(({ shop }) => {
  // A test that fails leaves its canary active.
  if (test.info().errors.length > 0)
    for (const name of ['content', 'cart']) shop.compose('set', name, shop.versions[name] ?? '', '--untried')
})

async function versionsOfAll(request: APIRequestContext, shop: OwnShop) {
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)
  return Promise.all(buckets.map((bucket) => versionFor(request, shop, bucket)))
}

test('serves a canary to its configured share of shoppers', async ({ shop, page, request }) => {
  const stable = shop.versions.content ?? ''
  breakRelease(path.join(shop.releases, 'content'), stable, '9.5.0', {})
  expectDone(shop.compose('canary', 'content', '9.5.0', '30', '--why', 'a new list of news'))

  const given = await versionsOfAll(request, shop)
  expect(given.filter((version) => version === '9.5.0')).toHaveLength(30)
  expect(given.filter((version) => version === stable)).toHaveLength(70)

  const bucket = given.indexOf('9.5.0')
  await page.context().addCookies([{ name: 'canary', value: String(bucket), url: shop.origin }])
  await page.goto(`${shop.origin}/news`)
  await expect(page.locator('[data-app="content"]')).toHaveAttribute('data-release', '9.5.0')
  await page.locator('main a[href^="/news/"]').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-app="content"]')).toHaveAttribute('data-release', '9.5.0')
  expect(shop.compose().words).toMatch(/canary 9\.5\.0: 30 %, \d+ pages, 0 failures/)

  expectDone(shop.compose('set', 'content', '9.5.0'))
  expect(new Set(await versionsOfAll(request, shop))).toEqual(new Set(['9.5.0']))
  expect(shop.compose('rollback', stable).isDone).toBe(false)

  expectDone(shop.compose('rollback'))
  expectDone(shop.compose('set', 'content', stable, '--why', 'done'))
  await expect.poll(() => versionFor(request, shop, bucket)).toBe(stable)
  expect(shop.compose('history').words).toContain(`content canary 9.5.0 at 30 %`)
  expect(shop.compose('history').words).toContain('“a new list of news”')
})
