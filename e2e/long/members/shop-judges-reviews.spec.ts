import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { root } from '../../shop/tooling'

/** Runs `npm run shop -- …` on this shop's database. Returns the output and whether the command succeeded. */
function shopCommand(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'shop', '--', ...words], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_FOLDER: process.env.SHOP_FOLDER,
      DATABASE_URL: process.env.SHOP_DATABASE_URL,
      PUBLIC_ORIGIN: process.env.SHOP_ORIGIN,
    },
    encoding: 'utf8',
  })
  return { isDone: status === 0, stdout, stderr }
}

const heldReviews = () =>
  shopCommand('reviews')
    .stdout.trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: number; key: string; body: string; photos: number })

async function openOrder(page: Page) {
  await page.goto('/mypage/order_history?word=T20260822')
  await page.getByRole('link', { name: 'ご注文 T20260822-000001 の詳細を見る' }).click()
}

/** Writes a review of the order's first product that has none. */
async function writeReview(page: Page, words: string) {
  await openOrder(page)
  await page
    .getByRole('button', { name: /のレビューを書く$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/★5/).check()
  await dialog.getByRole('textbox', { name: /^レビュー/ }).fill(words)
  await dialog.getByLabel(/^ご用途/).selectOption('贈りもの')
  await dialog.getByLabel(/^ニックネーム/).fill('はな')
  await dialog.getByLabel(/^お写真/).setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: photo })
  await dialog.getByRole('button', { name: 'レビューを送る' }).click()
  await expect(dialog).toBeHidden()
}

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

test('shows a held review once approved and hides it once rejected', async ({ page, signInAs }) => {
  const words = `香りがやさしく、母に喜ばれました。${Date.now()}`
  await signInAs('hanako')
  await writeReview(page, words)
  const held = heldReviews().find(({ body }) => body === words)
  expect(held).toBeDefined()
  const { id, key } = held!
  expect(held!.photos).toBe(1)
  const reviewAtProduct = () => page.getByRole('main').getByText(words)
  await page.goto(`/product/${key}`)
  await expect(reviewAtProduct()).toHaveCount(0)

  expect(shopCommand('review', String(id), 'show')).toMatchObject({ isDone: true })
  await expect(async () => {
    await page.goto(`/product/${key}`)
    await expect(reviewAtProduct().first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const picture = page.getByRole('link', { name: 'はなさんのお写真 1枚目を拡大する' }).first()
  const address = String(await picture.locator('img').getAttribute('src'))
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')
  await picture.click()
  await expect(page.getByRole('img', { name: 'はなさんのお写真 1枚目' })).toBeVisible()
  expect(heldReviews().map((one) => one.id)).not.toContain(id)

  expect(shopCommand('review', String(id), 'refuse')).toMatchObject({ isDone: true })
  await expect(async () => {
    await page.goto(`/product/${key}`)
    await expect(reviewAtProduct()).toHaveCount(0, { timeout: 3_000 })
  }).toPass()
  expect((await page.request.get(address)).status()).toBe(404)
  await openOrder(page)
  await expect(page.getByText('レビューの掲載を見送りました')).toBeVisible()

  expect(shopCommand('review', '987654', 'show')).toMatchObject({
    isDone: false,
    stderr: expect.stringContaining('There is no review 987654.'),
  })
  expect(shopCommand('review', '1', 'perhaps')).toMatchObject({
    isDone: false,
    stderr: expect.stringContaining('review ID show|refuse'),
  })
})
