import { expect, test } from '../../shop/journey'
import { allFaults, splitIntoParts, walk } from '../../shop/looks/walk'

const screens = [
  '/',
  '/product',
  '/product?word=タオル',
  '/product?word=zzzz',
  '/product?word=お歳暮',
  '/product/imabari-towel-set',
  '/product/ham-rosu?occasion=oseibo',
  '/product/jonamagashi-haru',
  '/product/blazer-kon/uos',
  '/occasion',
  '/occasion/oseibo',
  '/gift-finder?occasion=oseibo',
  '/ranking?occasion=oseibo',
  '/cart',
  '/nowhere',
  '/login',
  '/login?re=1',
  '/login/unlock',
  '/login/unlock?token=x',
  '/login_sync',
  '/login_sync?token=x',
  '/register',
  '/register/complete',
  '/reminder',
  '/reminder/reset?token=x',
  '/reminder/username',
  '/reminder/username/reset?token=x',
  '/verify',
  '/verify/email',
  '/verify/email?token=x',
  '/news',
  '/news?tag=new',
  '/news/new-imabari',
  '/blog',
  '/blog/wrapping',
  '/faq',
  '/faq?word=noshi',
  '/maker',
  '/maker/setouchi-orimono',
  '/stylist',
  '/stylist/misaki',
  '/sitemap',
  '/popup',
  '/catalog-order',
  '/flip-book',
  '/contact',
  '/law',
  '/guide/gift/noshi',
  '/lp/oseibo',
]

for (const part of splitIntoParts(screens))
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
