import type { Page } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { openPayment } from '../../shop/prepared-cart'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

const fieldOf = (page: Page, name: string) => page.locator(`[name="orderer.${name}"]`)

async function typeOrderer(page: Page, own: Record<string, string>) {
  const fields = {
    last_name: '鈴木',
    first_name: '花子',
    last_name_kana: 'スズキ',
    first_name_kana: 'ハナコ',
    postal_code: '1000001',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '0312345678',
    ...own,
  }
  for (const [name, value] of Object.entries(fields)) await fieldOf(page, name).fill(value)
  await fieldOf(page, 'prefecture').selectOption('東京都')
}

async function orderBy(page: Page, method: RegExp) {
  await page.getByRole('radio', { name: method }).check()
  await press(page, 'ご注文内容の確認へ')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await press(page, '注文を確定する')
}

test('without JavaScript what is refused is said at its field on each step, and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN ?? ''}/product/daifuku-kinako`)
  await press(page, 'カートに入れる')
  await press(page, 'ご購入手続きへ')
  await typeOrderer(page, { email: 'refused-no-script@example.com', phone_number: '12' })
  await press(page, '次へ進む')

  await expect(fieldOf(page, 'phone_number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/電話番号は電話番号のフォーマットで入力してください/).first()).toBeVisible()
  await expect(fieldOf(page, 'last_name')).toHaveValue('鈴木')
  await expect(fieldOf(page, 'address1')).toHaveValue('千代田1-1')
  await expect(fieldOf(page, 'prefecture')).toHaveValue('東京都')
  await fieldOf(page, 'phone_number').fill('０３-１２３４-５６７８')
  await press(page, '次へ進む')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await page.getByText('クーポンを使う', { exact: true }).first().click()
  await page.locator('[name="code"]').first().fill('NO-SUCH-COUPON')
  await press(page, 'クーポンを適用する')
  await expect(page.locator('[name="code"]').first()).toHaveValue('NO-SUCH-COUPON')
  await expect(page.locator('[name="code"]').first()).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('領収書の宛名').fill('株式会社つなぐ')
  await press(page, 'ご注文内容の確認へ')
  await expect(page.getByText('お支払い方法を選択してください').first()).toBeVisible()
  await expect(page.getByLabel('領収書の宛名')).toHaveValue('株式会社つなぐ')
  await orderBy(page, /銀行振込/)
  await orderNumber(page)
})

test('without JavaScript a cancelled card leads back with the reason, the shop’s page has no field for a number, and a wallet pays', async ({
  page,
}) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, 'cancel-no-script@example.com')
  await orderBy(page, /クレジットカード/)
  await press(page, 'キャンセルしてショップに戻る')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await expect(page.getByText('カードでのお支払いがキャンセルされました')).toBeVisible()
  await expect(page.getByRole('radio', { name: /クレジットカード/ })).toBeChecked()
  await expect(page.locator('[name^="card."]')).toHaveCount(0)
  await orderBy(page, /^PayPay/)
  await press(page, 'PayPayで支払う')
  await orderNumber(page)
})

test('without JavaScript, Back from the payment service and another method: the payment that was left is given up', async ({
  page,
}) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, 'back-no-script@example.com')
  await orderBy(page, /^PayPay/)
  await expect(page).toHaveURL(/\/sandbox-payment\/wallet\//)
  await page.goto('/cart/payment')

  await orderBy(page, /銀行振込/)

  await orderNumber(page)
  await expect(page.getByText(/振り込みください/)).toBeVisible()
})

test('without JavaScript a payment that takes its time is told, and looked at again by a link', async ({
  page,
}) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, 'late-no-script@example.com')
  await orderBy(page, /^d払い/)
  await page.getByRole('radio', { name: /確認に時間がかかり/ }).check()
  await press(page, 'd払いで支払う')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払いを確認しています' })).toBeVisible()
  await expect(async () => {
    await page.getByRole('link', { name: '最新の状況を確認する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 30_000 })
})

test('without JavaScript the wallets in the cart lead through name and address to the order', async ({
  page,
  shopOrigin,
}) => {
  await page.goto(`${shopOrigin}/product/imabari-towel-set`)
  await press(page, 'カートに入れる')
  await press(page, 'PayPayで購入する')
  await press(page, '同意してショップに進む')

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await press(page, '注文を確定する')
  await orderNumber(page)
})
