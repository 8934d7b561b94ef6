import { expect, test } from '../../shop/journey'
import { listGuestScreens } from '../../shop/looks/screens'
import { allFaults, splitIntoParts, walk } from '../../shop/looks/walk'

for (const part of splitIntoParts(listGuestScreens()))
  test(`the guest screens from ${part[0]} to ${part.at(-1)} are accessible`, ({ page }) =>
    walk(page, part, allFaults))

test('shows the cart in the header with 200 % text', async ({ page }) => {
  for (const width of [1280, 390])
    for (const url of ['/', '/product', '/product/imabari-towel-set', '/cart'])
      await test.step(`${url} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(url)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        const cart = page.getByRole('banner').getByRole('link', { name: /カート/ })
        await expect(cart).toBeInViewport({ ratio: 1 })
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(tooWide, `${url} at ${width} px`).toBeLessThanOrEqual(0)
      })
})
