import type { Page } from '@playwright/test'
import { orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { havePaymentSheet } from '../shop/payment/payment-request'
import { paymentOrigin } from '../shop/payment/payment-service'
import { agree, order } from '../shop/payment/sheet-payment'

const googlePay = 'https://google.com/pay'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('Google Pay’s sheet in the cart provides name and address', async ({ page, addToCart }) => {
  await havePaymentSheet(page, [googlePay])
  const service = await paymentOrigin(page)
  const told: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('of-the-wallet')) told.push(new URL(request.url()).origin)
  })
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Google Payで購入する' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apple Payで購入する' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Google Payで購入する' }).click()
  await expect(page.getByText(/お支払いの上限（送料を含む） \d+円/)).toBeVisible()
  await agree(page)

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page).toHaveURL(/\/cart\/confirm$/)
  await expect(region(page, 'お届け先')).toContainText('大阪市北区梅田1-2-3')
  await expect(region(page, 'ご注文者')).toContainText('田中')
  await expect(region(page, 'お支払い')).toContainText('Google Payで同意済みです')
  await order(page)
  await orderNumber(page)
  expect(told).toEqual([service])
})
