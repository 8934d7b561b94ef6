import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../shop/own-shop'

const releaseOf = (name: string) => `[data-app="${name}"]`

test('a second version of one remote goes live and back without a rebuild or a restart', async ({ shop, page, context }) => {
  const others = stamps(shop.releases)
  await page.goto(`${shop.origin}/news`)
  await expect(page.locator(releaseOf('content'))).toHaveAttribute('data-release', shop.versions.content ?? '')

  shop.release('mfe-content', '9.0.0')
  const before = shop.readComposition(shop.compositionFile)
  const after = shop.switchVersion(before, 'content', '9.0.0', shop.releases)
  shop.writeComposition(shop.compositionFile, after)

  const next = await context.newPage()
  await expect(async () => {
    await next.goto(`${shop.origin}/news`)
    await expect(next.locator(releaseOf('content'))).toHaveAttribute('data-release', '9.0.0', { timeout: 2_000 })
  }).toPass()

  await page.locator('main a[href^="/news/"]').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'よくあるご質問' }).first().click()
  await expect(page.getByRole('heading', { name: 'よくあるご質問', level: 1 })).toBeVisible()
  await expect(page.locator(releaseOf('content'))).toHaveAttribute('data-release', shop.versions.content ?? '')

  shop.writeComposition(shop.compositionFile, { ...before, id: 'back' })
  await expect(async () => {
    await next.goto(`${shop.origin}/news`)
    await expect(next.locator(releaseOf('content'))).toHaveAttribute('data-release', shop.versions.content ?? '', { timeout: 2_000 })
  }).toPass()
  expect(stamps(shop.releases)).toEqual(others)
})

/** When each release was built; a release that is built again changes its stamp. */
function stamps(releases: string) {
  return Object.fromEntries(
    readdirSync(releases).flatMap((name) =>
      readdirSync(path.join(releases, name))
        .filter((version) => version !== '9.0.0')
        .map((version) => [`${name}@${version}`, statSync(path.join(releases, name, version, 'release.json')).mtimeMs]),
    ),
  )
}

test('a remote built against another kernel is refused, and the reason names both versions', async ({ shop, request }) => {
  shop.release('mfe-social-gift', '9.1.0', { KERNEL_VERSION: '2.0.0' })
  const before = shop.readComposition(shop.compositionFile)

  shop.writeComposition(shop.compositionFile, shop.switchVersion(before, 'social-gift', '9.1.0', shop.releases))

  await expect(async () => {
    const state = (await (await request.get(`${shop.origin}/-/composition`)).json()) as { id: string; refused: string[] }
    expect(state.id).toBe(before.id)
    expect(state.refused.join()).toContain('social-gift 9.1.0 needs @storefront/navigation ^2.0.0, but the shell provides 1.0.0')
  }).toPass()
  expect((await request.get(`${shop.origin}/product`)).status()).toBe(200)
})

test('two remotes that claim one route are refused, and the reason names both', async ({ shop, request }) => {
  const before = shop.readComposition(shop.compositionFile)
  const remotes = before.remotes.map((remote) => (remote.name === 'content' ? { ...remote, routes: [...remote.routes, '/cart'] } : remote))

  shop.writeComposition(shop.compositionFile, { id: 'overlap', remotes })

  await expect(async () => {
    const state = (await (await request.get(`${shop.origin}/-/composition`)).json()) as { id: string; refused: string[] }
    expect(state.id).toBe(before.id)
    expect(state.refused).toEqual(['/cart is claimed by both cart and content'])
  }).toPass()
})
