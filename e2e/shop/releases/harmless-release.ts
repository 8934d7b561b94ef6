import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectDone, test as base, type OwnShop } from '../own-shop'
import { badReleases, type BadRelease } from './bad-releases'
import { breakRelease } from './broken-release'

export const test = base.extend<{ restoreCart: void }>({
  // The deadline in production.
  fragmentDeadlineMs: async ({}, use) => use('1500'),
  restoreCart: [
    async ({ shop }, use, info) => {
      await use()
      // A test that fails leaves its broken release active.
      if (info.errors.length > 0) shop.compose('set', 'cart', shop.versions.cart ?? '')
    },
    { auto: true },
  ],
})

const failure = 'この部分を読み込めませんでした。'

export const formatTitle = ({ mistake }: BadRelease) =>
  `a release that ${mistake} is rejected, harms no other part if forced and can be rolled back`

/** Releases the mistake, checks the shop as a shopper would, and restores the good release. */
export async function expectHarmless(
  bad: BadRelease,
  { shop, page, request }: { shop: OwnShop; page: Page; request: APIRequestContext },
) {
  const { mistake, breakage, refused, shopper, logged, isLoggedLate, reported } = bad
  const good = shop.versions.cart ?? ''
  const version = `9.${badReleases.indexOf(bad)}.1`
  breakRelease(path.join(shop.releases, 'cart'), good, version, breakage)

  const verdict = shop.compose('set', 'cart', version)
  expect(verdict.words).toMatch(refused)
  expect(verdict.words).toContain(`cart ${version}`)
  await expectServed(request, shop, '/cart', good)
  expectDone(shop.compose('set', 'cart', version, '--untried'))

  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  // After some mistakes the screen never hydrates.
  await page.goto(`${shop.origin}/cart`, { waitUntil: 'commit' })
  if (shopper === 'the screen') await expectCart(page)
  else
    await expect(page.getByRole('main').getByRole('alert').or(page.getByText(failure)).first()).toBeVisible()
  if (reported)
    await expect
      .poll(() => words.filter((one) => one.includes(`cart ${version}`)).join('\n'))
      .toMatch(reported)
  await expectOthersWell(page)
  if (logged && isLoggedLate)
    await expect
      .poll(async () => {
        await request.get(`${shop.origin}/cart`)
        return readLines(shop, version)
      })
      .toMatch(logged)
  await expectServed(request, shop, '/product', shop.versions.catalog ?? '')
  await page.goto(`${shop.origin}/product/imabari-towel-set`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible()

  const began = Date.now()
  expectDone(shop.compose('set', 'cart', good))
  await expect.poll(() => versionServed(request, shop, '/cart'), { intervals: [50] }).toBe(good)
  test.info().annotations.push({ type: 'healed', description: `${Date.now() - began} ms: ${mistake}` })
  await page.goto(`${shop.origin}/cart`)
  await expectCart(page)
  await expect(page.locator('[data-app="cart"]')).toHaveAttribute('data-release', good)
  if (logged) expect(readLines(shop, version)).toMatch(logged)
}

async function expectCart(page: Page) {
  await expect(page.getByRole('heading', { name: 'カート', level: 1 })).toBeVisible()
  await expect(page.getByText('カートに商品は入っていません').first()).toBeVisible()
}

/** Expects the shell's own parts of the page to be intact. */
async function expectOthersWell(page: Page) {
  await expect(page.getByRole('banner').getByRole('link', { name: /^カート( \d+ 点)?$/ })).toBeVisible()
  await expect.poll(() => page.getByRole('status').count()).toBeLessThanOrEqual(6)
}

/** Returns the release that server-rendered the page, or undefined if the browser rendered it. */
async function versionServed(request: APIRequestContext, { origin }: OwnShop, url: string) {
  const [page, state] = await Promise.all([
    (await request.get(origin + url)).text(),
    (await request.get(`${origin}/-/composition`)).json() as Promise<{
      remotes: { name: string; version: string }[]
    }>,
  ])
  const owner = /data-app="([^"]+)" data-ssr="200"/.exec(page)?.[1]
  return state.remotes.find(({ name }) => name === owner)?.version
}

const expectServed = async (request: APIRequestContext, shop: OwnShop, url: string, version: string) =>
  expect.poll(() => versionServed(request, shop, url), { timeout: 10_000 }).toBe(version)

/** Returns the log lines of one release of the cart. */
const readLines = (shop: OwnShop, version: string) =>
  shop
    .log('cart')
    .split('\n')
    .filter((line) => line.includes(`"${version}"`) && line.includes('"cart"'))
    .join('\n')
