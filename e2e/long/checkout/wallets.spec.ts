import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/page-faults'
import { agreeAtWallet, paymentOrigin } from '../../shop/payment/payment-service'
import { openPayment } from '../../shop/prepared-cart'
import { goods, orderBy } from '../../shop/payment/wallet-order'

const expectThanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible()

test.beforeEach(async ({ page }, { workerIndex, testId }) =>
  openPayment(page, goods, `wallet-${workerIndex}-${testId}@example.com`),
)

for (const name of ['PayPay', 'Amazon Pay', '楽天ペイ', 'd払い'])
  test(`${name}: the shopper agrees at the service’s own origin and comes back to the order`, async ({
    page,
  }) => {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
    await expect(page.getByText(`ご注文の確定後、${name}の画面に移ります`)).toBeVisible()
    await toConfirm(page)
    await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText(name)
    await page.getByRole('button', { name: '注文を確定する' }).click()

    await expect(page).toHaveURL((url) => url.pathname.startsWith('/sandbox-payment/wallet/'))
    expect(new URL(page.url()).origin).toBe(await paymentOrigin(page))
    expect(new URL(page.url()).origin).not.toBe(process.env.SHOP_ORIGIN)
    await agreeAtWallet(page, name)

    await orderNumber(page)
  })

for (const [behaviour, words] of [
  ['残高不足などで断られる', 'PayPayでお支払いいただけませんでした'],
  ['時間切れになる', 'PayPayのお手続きが時間切れになりました'],
] as const)
  test(`a wallet that ends so is told in words, and the order can be placed again: ${behaviour}`, async ({
    page,
  }) => {
    await orderBy(page, 'PayPay')
    await agreeAtWallet(page, 'PayPay', behaviour)

    await expect(page.getByText(words)).toBeVisible()
    await orderBy(page, 'PayPay')
    await agreeAtWallet(page, 'PayPay')
    await orderNumber(page)
  })

test('a payment that takes its time is waited for, and the order is told as soon as it is through', async ({
  page,
}) => {
  await orderBy(page, '楽天ペイ')
  await agreeAtWallet(page, '楽天ペイ', '確認に時間がかかり')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払いを確認しています' })).toBeVisible()
  await expectThanks(page)
  await orderNumber(page)
})

test('a browser that never comes back loses nothing: the notification alone places the order', async ({
  page,
}) => {
  await orderBy(page, 'PayPay')
  await agreeAtWallet(page, 'PayPay', 'ショップに戻らない')
  await expect(page.getByRole('heading', { level: 1, name: 'お支払いが完了しました' })).toBeVisible()
  const no = /注文番号\s*(\S+)/.exec(await page.getByRole('main').innerText())?.[1] ?? ''

  await expect(async () => {
    await page.goto(`/cart/complete?order_no=${no}`)
    await expectThanks(page)
  }).toPass({ timeout: 30_000 })
  expect(await orderNumber(page)).toBe(no)
})

test('Back from the wallet shows the checkout as the server has it, and the order can be placed again', async ({
  page,
}) => {
  await orderBy(page, 'PayPay')
  const back = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/cart/confirm')
  await page.goBack()

  expect(await (await back).text()).toContain('ご注文内容の確認')
  await expect(page.getByText('お支払いは完了していません')).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await agreeAtWallet(page, 'PayPay')
  await orderNumber(page)
})

test('the service’s page is whole at 320 px, without a fault of axe, and paid on by the keyboard alone', async ({
  page,
}) => {
  await orderBy(page, 'Amazon Pay')

  expect(await pageFaults(page, [320, 1280])).toEqual([])
  // The chosen end is one stop, the button the next.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Amazon Payで支払う' })).toBeFocused()
  await page.keyboard.press('Enter')
  await orderNumber(page)
})
