import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/looks/page-faults'
import { paymentOrigin } from '../../shop/payment/payment-service'
import { openPayment } from '../../shop/prepared-cart'
import { goods } from '../../shop/payment/wallet-order'

test('a guest pays with a wallet using only the keyboard', async ({ page }, { testId }) => {
  await openPayment(page, goods, `wallet-${testId}@example.com`)
  await page.getByRole('radio', { name: /^Amazon Pay/ }).check()
  await expect(page.getByText('ご注文の確定後、Amazon Payの画面に移ります')).toBeVisible()
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('Amazon Pay')
  await page.getByRole('button', { name: '注文を確定する' }).click()

  await expect(page).toHaveURL((url) => url.pathname.startsWith('/sandbox-payment/wallet/'))
  expect(new URL(page.url()).origin).toBe(await paymentOrigin(page))
  expect(new URL(page.url()).origin).not.toBe(process.env.SHOP_ORIGIN)
  expect(await pageFaults(page, [320, 1280])).toEqual([])
  // The radio group is a single tab stop. The button is the next one.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Amazon Payで支払う' })).toBeFocused()
  await page.keyboard.press('Enter')

  await orderNumber(page)
})
