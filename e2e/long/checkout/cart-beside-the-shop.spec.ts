import { expect, test } from '../../shop/journey'
import { callsOfPage, prepareCart } from '../../shop/prepared-cart'

test('a member adds a product in the cart to the favourites', async ({ page, signInAs }) => {
  await signInAs('taro')
  await prepareCart(page, { products: { 'plate-konabiki': 1 }, email: 'taro@example.com' })
  const call = await callsOfPage(page)
  const { id } = await call<{ id: number }>('GET', '/v1/products/plate-konabiki')
  await call('DELETE', `/v1/products/${id}/likes`)
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'カートの商品' })
  const name = await lines.getByRole('heading').innerText()
  const saved = page.waitForResponse('**/likes')
  await lines.getByRole('button', { name: `${name}をお気に入りに追加` }).click()
  await saved

  await page.goto('/mypage/list/favorites')
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})

test('restores a deleted cart line', async ({ page }) => {
  await prepareCart(page, { products: { 'plate-konabiki': 2 }, email: 'beside@example.com' })
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'ご一緒にいかがですか' })).toBeVisible()
  await page.getByRole('button', { name: /を削除する/ }).click()
  await expect(page.getByText('カートに商品は入っていません')).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('2')

  await page.goto('/news')
  const link = page.getByRole('banner').getByRole('link', { name: /カート/ })
  await expect(link).toContainText('2')
  await link.hover()
  await expect(page.getByRole('region', { name: 'カートの中身' })).toContainText('2点')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'カートの中身' })).toBeHidden()
})

test('delays the shop’s popup until the shopper leaves the product', async ({ page, addToCart }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const offer = {
    id: 900,
    key: 'offer',
    title: 'お歳暮のご準備に',
    body: '<p>11月30日までのご注文は5パーセント引きになります。</p>',
    image: null,
    url: null,
  }
  await page.route('**/v1/ecommerce_events', (route) => route.fulfill({ json: { id: 'act', popup: offer } }))
  await addToCart('plate-konabiki')
  const popup = page.locator('aside', { hasText: offer.title })
  await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
  await expect(popup).not.toBeAttached()

  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()

  await page.evaluate(() => scrollTo(0, 0))
  await expect(popup).toBeVisible()
})
