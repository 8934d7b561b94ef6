import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { havePaymentSheet } from '../../shop/payment/payment-request'
import { agreeAtWallet } from '../../shop/payment/payment-service'
import { openPayment } from '../../shop/prepared-cart'
import { sheet, agree, order } from '../../shop/payment/sheet-payment'

const [applePay, googlePay] = ['https://apple.com/apple-pay', 'https://google.com/pay']

test('a sheet that is closed leaves the cart as it was, and it can be opened again', async ({
  page,
  addToCart,
}) => {
  await havePaymentSheet(page, [googlePay])
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Google Payで購入する' }).click()
  await sheet(page).getByRole('button', { name: '閉じる' }).click()

  await expect(page.getByText('お手続きがキャンセルされました')).toBeVisible()
  await expect(page).toHaveURL(/\/cart\/?$/)
  await page.getByRole('button', { name: 'Google Payで購入する' }).click()
  await agree(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
})

test('Apple Pay on the product: a payment that takes its time is waited for, and the notification places the order', async ({
  page,
}) => {
  await havePaymentSheet(page, [applePay], 'late')
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'Apple Payで購入する' }).click()
  await agree(page)

  await expect(page).toHaveURL(/\/cart\/confirm\?buy=now$/)
  await order(page)
  await expect(page.getByRole('heading', { level: 1, name: 'お支払いを確認しています' })).toBeVisible()
  await orderNumber(page)
})

for (const [behaviour, words] of [
  ['refused', 'Google Payでお支払いいただけませんでした'],
  ['timed_out', 'Google Payのお手続きが時間切れになりました'],
] as const)
  test(`a sheet whose payment is ${behaviour} is told at the payment, where another method pays`, async ({
    page,
    addToCart,
  }) => {
    await havePaymentSheet(page, [googlePay], behaviour)
    await addToCart('imabari-towel-set')
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Google Payで購入する' }).click()
    await agree(page)
    await order(page)

    await expect(page.getByText(words).first()).toBeVisible()
    await page.goto('/cart/payment')
    await page.getByRole('radio', { name: /銀行振込/ }).check()
    await toConfirm(page)
    await order(page)
    await orderNumber(page)
  })

test('where the browser has no such sheet, neither cart nor product nor payment offers it', async ({
  page,
}) => {
  await havePaymentSheet(page, [])
  await openPayment(page, { 'daifuku-kinako': 1 }, 'no-sheet@example.com')
  await expect(page.getByRole('radio', { name: /^PayPay/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^(Apple|Google) Pay/ })).toHaveCount(0)
  for (const path of ['/cart', '/product/imabari-towel-set']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'PayPayで購入する' })).toBeVisible()
    await expect(page.getByRole('button', { name: /(Apple|Google) Payで/ })).toHaveCount(0)
  }
})

test('chosen on the payment screen, the service’s own page takes the payment', async ({ page }) => {
  await havePaymentSheet(page, [applePay])
  await openPayment(page, { 'daifuku-kinako': 1 }, 'apple-pay@example.com')
  await page.getByRole('radio', { name: /^Apple Pay/ }).check()
  await toConfirm(page)
  await order(page)
  await agreeAtWallet(page, 'Apple Pay')
  await orderNumber(page)
})
