import { expect, test } from '../shop/own-shop'
import { expectRecovery, failure, stoppedRemotes, titleOf } from '../shop/stopped-remote'

for (const stopped of stoppedRemotes.filter(({ isInGate }) => isInGate))
  test(titleOf(stopped), ({ shop, page }) => expectRecovery(stopped, { shop, page }))

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
