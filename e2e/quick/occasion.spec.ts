import { next, orderAsMember, orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'

const pressesMost = 8

test('a returning member orders for お歳暮 within eight clicks', async ({ page, signInAs, addToCart }) => {
  await signInAs('taro')
  await addToCart('imabari-towel-set')
  await orderAsMember(page)
  await page.goto('/')
  let presses = 0
  const press = async (act: Promise<unknown>) => {
    presses += 1
    await act
  }

  const field = page.getByRole('combobox', { name: '商品を検索' })
  await press(field.click())
  await field.fill('お歳暮')
  await press(page.keyboard.press('Enter'))
  await expect(page.getByRole('complementary', { name: 'お歳暮のご案内' })).toBeVisible()
  await press(page.getByRole('region', { name: '商品一覧' }).locator('a[href^="/product/"]').first().click())
  await expect(page.getByRole('region', { name: 'ラッピング・のし' })).toContainText('のし（御歳暮）')
  await press(page.getByRole('button', { name: 'カートに入れる' }).first().click())
  const added = page.getByRole('status').filter({ hasText: 'カートに追加しました' })
  await expect(added).toBeVisible()
  await press(
    page
      .getByRole('link', { name: /カート/ })
      .first()
      .click(),
  )
  await expect(page.getByRole('heading', { level: 1, name: /カート/ })).toBeVisible()
  await press(next(page, 'ご購入手続きへ'))
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await press(page.getByRole('button', { name: '注文を確定する' }).click())
  const number = await orderNumber(page)

  expect(presses).toBeLessThanOrEqual(pressesMost)
  await page.goto('/mypage/order_history')
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('のし／御歳暮')
})
