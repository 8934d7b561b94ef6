import { cards, fillCard, next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { prepareCart } from '../../shop/prepared-cart'

test('a member gives a gift without ever seeing the address', async ({ page, signInAs }) => {
  await signInAs('taro')
  await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: 'taro@example.com' })
  await page.goto('/cart/shipping-select')
  await page.getByRole('radio', { name: /お相手に入力してもらう/ }).check()
  await page.getByLabel('贈り先のお名前').fill('和子さん')
  await page.getByLabel('贈り主のお名前').fill('太郎')
  await next(page, '次へ進む')
  await expect(page.getByRole('radio', { name: /代金引換/ })).toBeDisabled()
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お届け先' })).toContainText('和子')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)
  const linkBox = page.getByRole('textbox', { name: 'ギフトのリンク' })
  await expect(linkBox).toHaveValue(/^https?:/)
  const link = await linkBox.inputValue()

  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` }).click()
  await expect(page).toHaveURL(/\/order_history\/\d+/)
  await expect(page.getByRole('main').getByText('お受け取りになる方がご指定になります')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ギフトのページを開く' })).toHaveAttribute(
    'href',
    new URL(link).pathname,
  )
})
