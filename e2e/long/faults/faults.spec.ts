import { readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type OwnShop } from '../../shop/own-shop'

const failure = 'この部分を読み込めませんでした。'

test('shows an error when the cart hangs and retries on click', async ({ shop, page }) => {
  let isHanging = true
  await page.route('**/remotes/cart/**/remoteEntry.js*', (route) =>
    isHanging ? undefined : route.continue(),
  )
  await page.goto(`${shop.origin}/product/imabari-towel-set`)
  const buy = page.getByRole('region', { name: 'ご購入' }).getByRole('button', { name: 'カートに入れる' })
  await buy.click()
  await expect(
    page.getByText('カートから返事がありませんでした。もう一度お試しください。').first(),
  ).toBeVisible()

  isHanging = false
  await buy.click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'カート 1 点' })).toBeVisible()
})

test('keeps the served page readable when a remote’s entry never loads', async ({ shop, page }) => {
  let isHanging = true
  await page.route('**/remotes/content/**/remoteEntry.js*', (route) =>
    isHanging ? undefined : route.continue(),
  )

  await page.goto(`${shop.origin}/news`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()

  isHanging = false
  await page.getByRole('button', { name: '再試行' }).click()
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
})

test('a missing chunk breaks only its own outlet', async ({ shop, page }) => {
  const restore = hideChunks(shop, 'content')

  await page.goto(`${shop.origin}/product`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()

  restore()
  await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
})

/** Hides the chunks of a remote's app. Returns a function that restores them. */
function hideChunks(shop: OwnShop, remote: string): () => void {
  const folder = path.join(shop.releases, remote, shop.versions[remote] ?? '', 'client')
  const chunks = readdirSync(folder).filter((file) => /^expose-app\..*\.js(\.br)?$/.test(file))
  for (const file of chunks) renameSync(path.join(folder, file), path.join(folder, `${file}.lost`))
  return () =>
    chunks.forEach((file) => renameSync(path.join(folder, `${file}.lost`), path.join(folder, file)))
}
