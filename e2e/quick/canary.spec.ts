import path from 'node:path'
import { breakRelease } from '../shop/releases/broken-release'
import { expect, expectDone, test } from '../shop/own-shop'
import { versionFor } from '../shop/releases/canary-share'

test.afterEach(({ shop }) => {
  // A test that fails leaves its canary active.
  if (test.info().errors.length > 0)
    for (const name of ['content', 'cart']) shop.compose('set', name, shop.versions[name] ?? '', '--untried')
})

test('withdraws a canary that can’t render', async ({ shop, request }) => {
  const stable = shop.versions.cart ?? ''
  breakRelease(path.join(shop.releases, 'cart'), stable, '9.7.0', {
    server:
      'module.exports = { ...module.exports, renderFragment: async () => { throw new Error("no cart") } }',
  })
  const refused = shop.compose('canary', 'cart', '9.7.0', '50')
  expect(refused.isDone).toBe(false)
  expect(refused.words).toEqual(expect.stringContaining('cart 9.7.0'))
  expectDone(shop.compose('canary', 'cart', '9.7.0', '50', '--untried'))
  const buckets = Array.from({ length: 100 }, (_, bucket) => bucket)

  await expect(async () => {
    const given = await Promise.all(buckets.map((bucket) => versionFor(request, shop, bucket, 'cart')))
    expect(new Set(given)).toEqual(new Set([stable]))
  }).toPass({ timeout: 30_000 })

  expect(shop.compose().words).toContain('canary 9.7.0: withdrawn, see the history')
  expect(shop.compose('history').words).toMatch(/withdrawn .* cart@9\.7\.0; \d+ failures in \d+ pages/)
  expect(shop.log('gateway')).toMatch(/"remote":"cart","version":"9\.7\.0".*canary withdrawn/)
  expectDone(shop.compose('canary', 'cart', '0'))
})
