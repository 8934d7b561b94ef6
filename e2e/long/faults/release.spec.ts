import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../shop/own-shop'
import { breakRelease } from '../../shop/releases/broken-release'

const { version: navigationVersion } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../shared-kernel/navigation/package.json'), 'utf8'),
) as { version: string }

/** What the gateway says is in force. */
async function inForce(origin: string, request: APIRequestContext) {
  return (await (await request.get(`${origin}/-/composition`)).json()) as { id: string; refused: string[] }
}

test('a remote built against another kernel is refused, the reason names both versions, and the document is as before', async ({
  shop,
  request,
}) => {
  shop.release('mfe-social-gift', '9.1.0', { KERNEL_VERSION: '9.0.0' })
  const before = await inForce(shop.origin, request)
  const document = readFileSync(shop.compositionFile, 'utf8')

  const { isDone, words } = shop.compose('social-gift', '9.1.0')

  expect(isDone).toBe(false)
  expect(words).toContain(
    `social-gift 9.1.0 needs @storefront/navigation ^9.0.0, but the shell provides ${navigationVersion}`,
  )
  expect(readFileSync(shop.compositionFile, 'utf8')).toBe(document)
  await expect.poll(() => inForce(shop.origin, request)).toEqual(before)
  expect((await request.get(`${shop.origin}/product`)).status()).toBe(200)
})

test('a release that claims another’s route is refused, and the reason names both', async ({
  shop,
  request,
}) => {
  breakRelease(path.join(shop.releases, 'content'), shop.versions.content ?? '', '9.2.0', {})
  const file = path.join(shop.releases, 'content/9.2.0/release.json')
  const release = JSON.parse(readFileSync(file, 'utf8')) as { routes: string[] }
  writeFileSync(file, JSON.stringify({ ...release, routes: [...release.routes, '/cart'] }))
  const before = await inForce(shop.origin, request)

  const { isDone, words } = shop.compose('content', '9.2.0')

  expect([isDone, words]).toEqual([
    false,
    expect.stringContaining('/cart is claimed by both cart and content'),
  ])
  await expect.poll(() => inForce(shop.origin, request)).toEqual(before)
})
