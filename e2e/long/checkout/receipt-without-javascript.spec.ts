import { orderNumber } from '../../shop/checkout'
import { downloadReceipt, receiptIsRefused } from '../../shop/guest-receipt'
import { agreeAtWallet } from '../../shop/payment/payment-service'
import { openPayment } from '../../shop/prepared-cart'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

test('without JavaScript a guest who has ordered gets the receipt: what is missing or wrong is said at its field, and the file comes', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  const email = 'plain-receipt@example.com'
  await openPayment(page, { 'daifuku-ichigo': 1 }, email)
  await page.getByRole('radio', { name: /^PayPay/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).first().click()
  await page.getByRole('button', { name: '注文を確定する' }).first().click()
  await agreeAtWallet(page, 'PayPay')
  const no = await orderNumber(page)

  await page.goto(`${origin}/orders/receipt`)
  const form = page.getByRole('form', { name: '領収書のダウンロード' })
  await form.getByRole('button', { name: '領収書をダウンロードする' }).click()
  await expect(form.getByText('ご注文番号を入力してください').first()).toBeVisible()
  await expect(form.getByLabel(/^領収書コード/)).toHaveAttribute('aria-invalid', 'true')

  await receiptIsRefused(page, `${origin}/orders/receipt`, no)
  await expect(form.getByLabel(/^ご注文番号/)).toHaveValue(no)
  await downloadReceipt(page, email, no)
})
