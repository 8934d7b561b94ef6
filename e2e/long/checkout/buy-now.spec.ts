import type { BrowserContext, Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { kept, heading, pressBuyNow, fillAsGuest } from '../../shop/payment/buy-now'

/** Opens two tabs: one on the open cart's confirm screen, one on that of 今すぐ購入. */
async function twoTabs(page: Page, context: BrowserContext, addToCart: (key: string) => Promise<void>) {
  await addToCart(kept)
  await page.goto('/cart/shipping-add')
  await fillAsGuest(page)
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const second = await context.newPage()
  await pressBuyNow(second)
  await fillAsGuest(second)
  await second.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(second)
  await expect(heading(second, 'ご注文内容の確認')).toBeVisible()
  return second
}

test('places separate orders from checkouts in two tabs', async ({ page, context, addToCart }) => {
  const second = await twoTabs(page, context, addToCart)
  await page.reload()
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).toContainText('羊羹')
  await second.goBack()
  await expect(heading(second, 'お支払い方法')).toBeVisible()
  await second.goForward()
  await expect(second.getByRole('region', { name: 'ご注文の商品' })).toContainText('今治')

  await page.getByRole('button', { name: '注文を確定する' }).click()
  const first = await orderNumber(page)
  await second.getByRole('button', { name: '注文を確定する' }).click()

  expect(await orderNumber(second)).not.toBe(first)
})
