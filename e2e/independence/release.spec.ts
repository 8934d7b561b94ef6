import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectDone, test } from '../shop/own-shop'
import { breakRelease } from '../shop/releases/broken-release'

const releaseOf = (name: string) => `[data-app="${name}"]`

const { version: navigationVersion } = JSON.parse(
  readFileSync(path.join(__dirname, '../../shared-kernel/navigation/package.json'), 'utf8'),
) as { version: string }

test('a second version of one remote goes live and back without a rebuild or a restart', async ({
  shop,
  page,
  context,
}) => {
  const others = stamps(shop.releases)
  await page.goto(`${shop.origin}/news`)
  await expect(page.locator(releaseOf('content'))).toHaveAttribute(
    'data-release',
    shop.versions.content ?? '',
  )

  shop.release('mfe-content', '9.0.0')
  expect(shop.compose('content', '9.0.0')).toEqual({
    isDone: true,
    words: expect.stringMatching(/^In force: content-9\.0\.0-/),
  })

  const next = await context.newPage()
  await next.goto(`${shop.origin}/news`)
  await expect(next.locator(releaseOf('content'))).toHaveAttribute('data-release', '9.0.0')

  await page.locator('main a[href^="/news/"]').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'よくあるご質問' }).first().click()
  await expect(page.getByRole('heading', { name: 'よくあるご質問', level: 1 })).toBeVisible()
  await expect(page.locator(releaseOf('content'))).toHaveAttribute(
    'data-release',
    shop.versions.content ?? '',
  )

  expectDone(shop.compose('content', shop.versions.content ?? ''))
  await next.goto(`${shop.origin}/news`)
  await expect(next.locator(releaseOf('content'))).toHaveAttribute(
    'data-release',
    shop.versions.content ?? '',
  )
  expect(stamps(shop.releases)).toEqual(others)
})

/** When each release was built; a release that is built again changes its stamp. */
function stamps(releases: string) {
  return Object.fromEntries(
    readdirSync(releases).flatMap((name) =>
      readdirSync(path.join(releases, name))
        .filter((version) => version !== '9.0.0')
        .map((version) => [
          `${name}@${version}`,
          statSync(path.join(releases, name, version, 'release.json')).mtimeMs,
        ]),
    ),
  )
}

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
