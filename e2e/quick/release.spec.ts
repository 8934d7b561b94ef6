import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, expectDone, test } from '../shop/own-shop'

const releaseOf = (name: string) => `[data-app="${name}"]`

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
