import { orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { agreeAtWallet } from '../shop/payment/payment-service'
import { openPayment } from '../shop/prepared-cart'
import { goods, orderBy } from '../shop/payment/wallet-order'

test.beforeEach(async ({ page }, { workerIndex, testId }) =>
  openPayment(page, goods, `wallet-${workerIndex}-${testId}@example.com`),
)

test('accepts another wallet after a wallet payment was cancelled', async ({ page }) => {
  await page.getByLabel('領収書の宛名').fill('株式会社やまだ')
  await orderBy(page, 'PayPay')
  await page.getByRole('button', { name: 'キャンセルしてショップに戻る' }).click()

  await expect(page.getByText('PayPayでのお支払いがキャンセルされました')).toBeVisible()
  await expect(page.getByLabel('領収書の宛名')).toHaveValue('株式会社やまだ')
  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText('2')
  await orderBy(page, 'd払い')
  await agreeAtWallet(page, 'd払い')
  await orderNumber(page)
})
