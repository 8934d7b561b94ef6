import { expect, test } from '../shop/own-shop'

const failure = 'この部分を読み込めませんでした。'
/** For each remote, one of its screens and another remote's screen to come from. */
const screens = [
  { remote: 'catalog', url: '/product', from: '/news' },
  { remote: 'cart', url: '/cart', from: '/news' },
  { remote: 'mypage', url: '/login', from: '/news' },
  { remote: 'content', url: '/faq', from: '/product' },
  { remote: 'social-gift', url: '/social-gift/unknown', from: '/product' },
]

for (const { remote, url, from } of screens) {
  test(`${remote} stopped shows an error in its outlet and recovers`, async ({ shop, page }) => {
    await shop.stop(remote, 'SIGKILL')

    await page.goto(shop.origin + url)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
    await page.goto(shop.origin + from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'カート' }).first()).toBeVisible()

    await page.goto(shop.origin + url)
    await expect(page.getByRole('button', { name: '再試行' })).toBeVisible()
    await shop.start(remote)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('shows an error while the cart is down and recovers', async ({ shop, page }) => {
  await shop.stop('cart', 'SIGKILL')
  await page.goto(`${shop.origin}/product/imabari-towel-set`)
  const buy = page.getByRole('region', { name: 'ご購入' }).getByRole('button', { name: 'カートに入れる' })
  await buy.click()
  await expect(
    page.getByText('カートから返事がありませんでした。もう一度お試しください。').first(),
  ).toBeVisible()

  await shop.start('cart')
  await buy.click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'カート 1 点' })).toBeVisible()
})

test('refuses to run a remote’s modified file', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/product`)
  await page.route('**/remotes/content/**/*.js', async (route) => {
    const answer = await route.fetch()
    const isEntry = route.request().url().includes('remoteEntry.js')
    await route.fulfill({
      response: answer,
      body: `${await answer.text()}${isEntry ? '' : ';window.isAltered=true'}`,
    })
  })

  await page.getByRole('link', { name: 'よくあるご質問' }).first().click()

  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  expect(await page.evaluate(() => 'isAltered' in window)).toBe(false)
  await expect(page.getByRole('link', { name: 'カート' }).first()).toBeVisible()
})
