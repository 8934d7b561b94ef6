import type { Page } from '@playwright/test'
import { expect, test } from '../shop/tenants/fourth-shop'

/** Leaves requests to third-party hosts unanswered. Returns a function that lists them. */
async function letOthersHang(page: Page): Promise<() => string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => void asked.push(new URL(route.request().url()).hostname),
  )
  return () => [...new Set(asked.splice(0))].sort()
}

/** Hydrates the page and waits until the page is idle. */
async function comeToRest(page: Page) {
  await page.mouse.move(10, 10)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.locator('.shell-loading')).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

const question = (page: Page) => page.getByRole('region', { name: 'Cookieの利用について' })
const askAnew = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie・プライバシーの設定' }).click()

test('contacts no third party before the shopper consents', async ({ page, fourthShop }) => {
  const asked = await letOthersHang(page)
  await page.goto(fourthShop.atCareful('/product/bowl'))
  await comeToRest(page)
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('dialog').filter({ hasText: '白い鉢' })).toBeVisible()
  await page.getByRole('dialog').filter({ hasText: '白い鉢' }).getByRole('button', { name: '閉じる' }).click()
  expect(asked()).toEqual([])

  await question(page).getByRole('button', { name: '同意しない' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await comeToRest(page)
  await expect(question(page)).toHaveCount(0)
  expect(asked()).toEqual([])

  await askAnew(page)
  await question(page).getByRole('button', { name: '同意する' }).click()
  const both: string[] = []
  await expect
    .poll(() => both.push(...asked()) && [...both].sort())
    .toEqual(['snap.example', 'www.googletagmanager.com'])
  await page.reload()
  await comeToRest(page)
  await expect.poll(asked).toContain('www.googletagmanager.com')
  await expect(question(page)).toHaveCount(0)

  await askAnew(page)
  await question(page).getByRole('button', { name: '同意しない' }).click()
  await page.reload()
  asked()
  await comeToRest(page)
  await expect(question(page)).toHaveCount(0)
  expect(asked()).toEqual([])
})
