import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { placeGift } from '../../shop/gift/placed-gift'
import { expect, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { prepareCart } from '../../shop/prepared-cart'
import { walk } from '../../shop/looks/walk'

const at = (host: string, path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = host
  return url.href
}
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const lightGround = 'rgb(252, 250, 246)'
const darkGround = 'rgb(23, 21, 19)'

test.describe('with a dark scheme', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }))

  test('the main screens of the three shops are accessible', async ({ page }) => {
    for (const [host, product] of [
      ['localhost', 'imabari-towel-set'],
      ['business.localhost', 'towel-case-shiro'],
      ['school.localhost', 'school-bag-kuro'],
    ] as const) {
      const paths = ['/', '/product', `/product/${product}`, '/cart', '/login', '/faq']
      await walk(
        page,
        paths.map((path) => at(host, path)),
      )
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    }
  })

  test('pictures are dimmed', async ({ page }) => {
    await page.goto('/')

    await expect(page.getByRole('main').locator('img').first()).toHaveCSS('filter', 'brightness(0.85)')
  })

  test('checkout, gift, contact and my page are accessible', async ({ page, signInAs }) => {
    await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: newAddress('dark') })
    await walk(page, [
      '/cart/shipping-add',
      '/cart/payment',
      [
        'confirm',
        async () => {
          await page.getByRole('radio', { name: /銀行振込/ }).check()
          await toConfirm(page)
          await expect(page.getByRole('button', { name: '注文を確定する' })).toBeVisible()
        },
      ],
      [
        'complete',
        async () => {
          await page.getByRole('button', { name: '注文を確定する' }).click()
          await orderNumber(page)
        },
      ],
    ])
    const { path, giverPath } = await placeGift(page, ['和子'], newAddress('dark-gift'))
    await walk(page, [path, `${path}/shipping`, giverPath, '/contact', '/catalog-order'])
    await signInAs('taro')
    await walk(page, ['/mypage', '/mypage/order_history'])
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })
})

test('never paints a frame in the wrong colour scheme', async ({ page }) => {
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

  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.filter((colour) => colour === darkGround)).toEqual([])
  await expect(page.getByLabel('画面の明るさ')).toHaveValue('light')
})
