import { next, orderAsMember, orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'

test('a returning member orders with two clicks from the cart', async ({ page, signInAs, addToCart }) => {
  await signInAs('taro')
  await addToCart('imabari-towel-set')
  await orderAsMember(page)
  await addToCart('yokan-ogura')

  await page.goto('/cart')
  await next(page, 'ご購入手続きへ')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'お支払い' })).toContainText('銀行振込')
  await page.getByRole('button', { name: '注文を確定する' }).click()

  await orderNumber(page)
})
