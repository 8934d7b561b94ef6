import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectDone, type OwnShop } from '../own-shop'

const releaseSelector = (name: string) => `[data-app="${name}"]`

/**
 * Activates a new release of content, then restores the old release. Open pages keep their release, new pages
 * get the new one, and the releases of other remotes don't change.
 */
export async function expectLiveAndBack(shop: OwnShop, page: Page, makeRelease: (version: string) => void) {
  const others = stamps(shop.releases)
  await page.goto(`${shop.origin}/news`)
  await expect(page.locator(releaseSelector('content'))).toHaveAttribute(
    'data-release',
    shop.versions.content ?? '',
  )

  makeRelease('9.0.0')
  expect(shop.compose('set', 'content', '9.0.0')).toEqual({
    isDone: true,
    words: expect.stringMatching(/^In force: content-9\.0\.0-/),
  })

  const next = await page.context().newPage()
  await next.goto(`${shop.origin}/news`)
  await expect(next.locator(releaseSelector('content'))).toHaveAttribute('data-release', '9.0.0')

  await page.locator('main a[href^="/news/"]').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'よくあるご質問' }).first().click()
  await expect(page.getByRole('heading', { name: 'よくあるご質問', level: 1 })).toBeVisible()
  await expect(page.locator(releaseSelector('content'))).toHaveAttribute(
    'data-release',
    shop.versions.content ?? '',
  )

  expectDone(shop.compose('set', 'content', shop.versions.content ?? ''))
  await next.goto(`${shop.origin}/news`)
  await expect(next.locator(releaseSelector('content'))).toHaveAttribute(
    'data-release',
    shop.versions.content ?? '',
  )
  expect(stamps(shop.releases)).toEqual(others)
}

/** Returns the build time of each release. A rebuild would change the time. */
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
