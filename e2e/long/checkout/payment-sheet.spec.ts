import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { havePaymentSheet } from '../../shop/payment/payment-request'
import { agree, order } from '../../shop/payment/sheet-payment'

const applePay = 'https://apple.com/apple-pay'

test('a slow Apple Pay payment becomes an order when the notification arrives', async ({ page }) => {
  await havePaymentSheet(page, [applePay], 'late')
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'Apple Payで購入する' }).click()
  await agree(page)

  await expect(page).toHaveURL(/\/cart\/confirm\?buy=now$/)
  await order(page)
  await expect(page.getByRole('heading', { level: 1, name: 'お支払いを確認しています' })).toBeVisible()
  await orderNumber(page)
})
