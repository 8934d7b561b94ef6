import type { Page } from '@playwright/test'
import { fillOrderer, next, orderNumber, toConfirm } from '../../shop/checkout'
import { translatePage } from '../../shop/markup/translate-page'
import { callsOfPage } from '../../shop/prepared-cart'
import { expect, test } from '../../shop/running-shop'

test.use({ isStill: true })

type Order = { total_price: number; total_carriage: number; total_payment: number; total_quantity: number }
type Cart = { data: { detail: { order: Order } } }

const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`
const cartBadge = (page: Page) => page.getByRole('banner').locator('a[href="/cart"] .shell-badge')

async function hasSumsOfApi(page: Page, quantity: number) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'cartToken')?.value
  const call = await callsOfPage(page)
  const { order } = (await call<Cart>('POST', '/v1/carts/init', { token })).data.detail
  expect(order.total_quantity).toBe(quantity)
  const sums = page.getByRole('main')
  await expect(sums).toContainText(`商品合計（${quantity}点）`)
  await expect(sums).toContainText(yen(order.total_price))
  await expect(sums).toContainText(yen(order.total_payment))
  return order
}

test('a guest buys on a page translated before the first interaction', async ({ page }) => {
  await page.goto('/product/yokan-ogura')
  await translatePage(page)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(cartBadge(page)).toContainText('1')

  await page.getByRole('banner').locator('a[href="/cart"]').click()
  await expect(page.getByRole('heading', { level: 1, name: /カート/ })).toBeVisible()
  const more = page.getByRole('button', { name: '1つ増やす' }).first()
  await more.click()
  await more.click()
  await expect(cartBadge(page)).toContainText('3')
  await hasSumsOfApi(page, 3)

  await next(page, 'ご購入手続きへ')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillOrderer(form, 'translated@example.com')
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /代金引換/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  const order = await hasSumsOfApi(page, 3)
  await expect(page.getByText('決済手数料').first()).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()

  expect(await orderNumber(page)).toMatch(/^T\d{8}-\d{6}$/)
  await expect(page.getByRole('main')).toContainText(yen(order.total_payment))
})
