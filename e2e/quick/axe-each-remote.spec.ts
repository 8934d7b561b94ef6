import { expect, test } from '../shop/journey'
import { pageFaults } from '../shop/looks/page-faults'
import { placeGift } from '../shop/gift/placed-gift'

test('axe finds no violations on a screen of each remote', async ({ page, addToCart }) => {
  const { giverPath } = await placeGift(page, ['和子さん'], 'axe-each-remote@example.com')
  await addToCart('imabari-towel-set')
  for (const path of ['/product?category=towel', '/cart', '/login', '/faq', giverPath]) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await expect(page.locator('main [data-app]:not([data-hydrating])')).toBeAttached()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

    expect(await pageFaults(page, [390]), path).toEqual([])
  }
})
