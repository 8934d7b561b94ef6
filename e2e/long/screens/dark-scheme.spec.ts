import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { placeGift } from '../../shop/gift/placed-gift'
import { expect, isHydrated, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { pageFaults } from '../../shop/page-faults'
import { prepareCart } from '../../shop/prepared-cart'

const at = (host: string, path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = host
  return url.href
}
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const lightGround = 'rgb(252, 250, 246)'
const darkGround = 'rgb(23, 21, 19)'

async function expectNoFaults(page: Page, url: string) {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await pageFaults(page), url).toEqual([])
}

test.describe('where the system is dark', () => {
  for (const [host, product] of [
    ['localhost', 'imabari-towel-set'],
    ['business.localhost', 'towel-case-shiro'],
    ['school.localhost', 'school-bag-kuro'],
  ] as const) {
    test(`axe finds nothing on the main screens of ${host}, on a phone and a desk`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 390, height: 900 })
      for (const path of ['/', '/product', `/product/${product}`, '/cart', '/login', '/faq'])
        await expectNoFaults(page, at(host, path))
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    })
  }

  test('axe finds nothing on the checkout, a gift and the contact form in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: newAddress('dark') })
    for (const path of ['/cart/shipping-add', '/cart/payment']) await expectNoFaults(page, path)
    await page.getByRole('radio', { name: /銀行振込/ }).check()
    await toConfirm(page)
    await expect(page.getByRole('button', { name: '注文を確定する' })).toBeVisible()
    expect(await pageFaults(page), 'confirm').toEqual([])
    await page.getByRole('button', { name: '注文を確定する' }).click()
    await orderNumber(page)
    expect(await pageFaults(page), 'complete').toEqual([])

    const { path, giverPath } = await placeGift(page, ['和子'], newAddress('dark-gift'))
    for (const url of [path, `${path}/shipping`, giverPath, '/contact', '/catalog-order'])
      await expectNoFaults(page, url)
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  test('axe finds nothing on my page in the dark', async ({ page, signInAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInAs('taro')
    for (const path of ['/mypage', '/mypage/order_history']) await expectNoFaults(page, path)
  })
})

test('the scheme follows the system until the shopper chooses in the footer, and no paint is of the other', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/faq')
  expect(await ground(page)).toBe(lightGround)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(darkGround)

  await page.getByLabel('画面の明るさ').selectOption('明るい画面')
  expect(await ground(page)).toBe(lightGround)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    requestAnimationFrame(function look() {
      seen.push(getComputedStyle(document.documentElement).backgroundColor)
      if (seen.length < 20) requestAnimationFrame(look)
    })
  })
  await page.reload()
  await isHydrated(page)

  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.filter((colour) => colour === darkGround)).toEqual([])
  await expect(page.getByLabel('画面の明るさ')).toHaveValue('light')
})
