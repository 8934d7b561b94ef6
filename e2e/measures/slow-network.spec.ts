import type { Page } from '@playwright/test'
import { fillOrderer, next, orderNumber, toConfirm, wishForDelivery } from '../shop/checkout'
import { expect, test } from '../shop/journey'

const mostShift = 0.02
/** Slow mobile network of a phone: 400 ms latency, 50 KB/s. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 }

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slow)
}

/** Sums the layout shifts that the shopper didn't cause, from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const page = window as unknown as { shift: number }
    page.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) page.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

test.use({ isCold: true, viewport: { width: 390, height: 844 } })

test('causes no layout shifts on a slow network', async ({ page }) => {
  await watchShifts(page)
  await slowDown(page)
  for (const url of ['/', '/product', '/product/imabari-towel-set']) {
    await page.goto(url)
    expect(await shiftOf(page), url).toBeLessThanOrEqual(mostShift)
  }
  await page.goto('/product/yokan-ogura', { waitUntil: 'commit' })

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
})

test('a guest buys on slow 3G with feedback on each click', async ({ page }) => {
  await slowDown(page)
  await page.goto('/product/yokan-ogura')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.getByRole('link', { name: 'カートを見る' }).last().click()
  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()

  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await expect(form).toBeVisible()
  await fillOrderer(form, 'slow@example.com')
  await wishForDelivery(page)
  await next(page, '次へ進む')
  await page.getByLabel('お届け希望日').selectOption({ index: 1 })
  await next(page, 'お支払いへ進む')
  await page.getByRole('radio', { name: /代金引換/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'ご注文を確定しています' })).toBeAttached()
  expect(await orderNumber(page)).toMatch(/^T/)
})

test('replacing the skeleton of an unrendered page causes no layout shift', async ({
  page,
  signInAs,
  shopOrigin,
}) => {
  await signInAs('taro')
  await watchShifts(page)
  const expired = { name: 'expires_at', value: '0', url: shopOrigin }
  await page.context().addCookies([expired])
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/v1/products?*', async (route) => {
    await held
    await route.continue()
  })

  await page.goto('/product')

  await expect(page.getByText('読み込み中です')).toBeAttached()
  release?.()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
})
