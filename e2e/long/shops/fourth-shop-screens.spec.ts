import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/tenants/fourth-shop'

/** Leaves requests to third-party hosts unanswered. */
const letOthersHang = (page: Page) =>
  page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    () => {},
  )

test.beforeEach(({ page }) => letOthersHang(page))

test('shows the tenant’s own menu layout between two breakpoints', async ({ page, fourthShop }) => {
  await page.setViewportSize({ width: 930, height: 800 })
  await page.goto(fourthShop.at('/'))
  await page.getByRole('button', { name: 'メニューを開く' }).click()

  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText(['メニュー', '道具店の案内', '棚'])
  await menu.getByRole('link', { name: '器の読みもの' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(menu).toHaveCount(0)
})

test('opens the menu on wide screens with 200 % text', async ({ page, fourthShop }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(fourthShop.at('/'))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu).toBeVisible()

  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 1400, height: 900 })
  await expect(menu).toBeHidden()
})

test('limits the number of search suggestions at each breakpoint', async ({ page, fourthShop }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await page.goto(fourthShop.at('/'))
  const field = page.getByRole('combobox', { name: '商品を検索' })
  await field.fill('器')
  const offered = page.getByRole('group', { name: 'カテゴリー' }).getByRole('option')

  await expect(offered).toHaveCount(2)
  for (const [width, count] of [
    [601, 3],
    [900, 3],
    [901, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(offered).toHaveCount(count)
  }
})

/** Follows a link to a product whose data is held back. Returns a function that releases the data. */
async function holdNextScreen(page: Page, product: string) {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(`**/v1/products/${product}*`, async (route) => {
    await held
    await route.continue()
  })
  await page.locator(`main a[href="/product/${product}"]`).first().click()
  return goOn
}

test('shows the shop’s own loading indicator and cursor during navigation', async ({ page, fourthShop }) => {
  await page.goto(fourthShop.at('/'))
  const cursor = page.locator('.shell-cursor')
  await expect(cursor).toBeAttached()
  await page.mouse.move(200, 300)
  await page.mouse.move(400, 500)
  await expect.poll(() => cursor.boundingBox()).toEqual({ x: 391, y: 491, width: 18, height: 18 })

  const goOn = await holdNextScreen(page, 'bowl')
  const loading = page.locator('.shell-loading')
  await expect(loading).toBeVisible()
  await expect(loading).toHaveCSS('opacity', '1')
  await expect(loading).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.2)')
  const turning = loading.locator('span')
  await expect(turning).toHaveCSS('width', '32px')
  expect(await turning.evaluate((element) => (element as HTMLElement).offsetTop)).toBeLessThan(100)

  goOn()
  await expect(page.getByRole('heading', { level: 1, name: '白い鉢' })).toBeVisible()
  await expect(loading).toBeHidden()
})

test('shows the default loading indicator centred after 200 ms (§9)', async ({ page, fourthShop }) => {
  await page.goto(`${fourthShop.origin}/product?category=wagashi-yogashi`)
  const loading = page.locator('.shell-loading')
  await expect(loading).toBeAttached()
  const href = await page.locator('main a[href^="/product/"]').first().getAttribute('href')

  const goOn = await holdNextScreen(page, href!.slice('/product/'.length))
  await expect(loading).toHaveCSS('opacity', '1')
  await expect(loading).toHaveCSS('animation-delay', '0.2s')
  const turning = loading.locator('span')
  await expect(turning).toHaveCSS('width', '20px')
  const [left, top] = await turning.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [(left + right) / 2 / document.documentElement.clientWidth, (top + bottom) / 2 / innerHeight]
  })
  expect(Math.abs(left! - 0.5)).toBeLessThan(0.03)
  expect(Math.abs(top! - 0.5)).toBeLessThan(0.03)

  goOn()
  await expect(loading).toBeHidden()
})
