import type { Page } from '@playwright/test'
import { cards, orderNumber } from '../shop/checkout'
import { paymentOrigin, watchNumber } from '../shop/payment/payment-service'
import { expect, test } from '../shop/running-shop'

test.use({ javaScriptEnabled: false })

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** The service's page for a card. */
async function typeCard(page: Page, number: string) {
  await page.getByLabel('カード番号').fill(number)
  await page.getByLabel('有効期限（月／年）').fill('１２／３０')
  await page.getByLabel('セキュリティ番号').fill('123')
  await page.getByLabel('カード名義').fill('TARO YAMADA')
  await press(page, 'このカードで支払う')
}

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

test('a guest buys by card without JavaScript, from the product on: the number is typed at the payment service alone', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  const service = await paymentOrigin(page)
  const told = watchNumber(page, cards.challenged)
  await page.goto(`${origin}/product/imabari-towel-set`)
  await press(page, 'カートに入れる')
  await press(page, 'ご購入手続きへ')
  await typeOrderer(page, { email: 'card-no-script@example.com' })
  await press(page, '次へ進む')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await press(page, 'ご注文内容の確認へ')
  await expect(page.getByText('ご注文の確定後、決済サービスの画面で入力します')).toBeVisible()
  await press(page, '注文を確定する')

  await expect(page).toHaveURL((url) => url.origin === service && url.pathname.includes('/card/'))
  await typeCard(page, '4111 1111 1111 1112')
  await expect(page.getByLabel('カード番号')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toContainText('カード番号をご確認ください')
  await typeCard(page, '4111-1111-1111-1111')
  await page.getByLabel('認証コード').fill('１２３４５６')
  await press(page, '認証する')

  await expect(page).toHaveURL(/\/cart\/complete\?order_no=/)
  await orderNumber(page)
  expect(new Set(told().map((url) => new URL(url).origin))).toEqual(new Set([service]))
})
