import type { Page } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('without JavaScript 今すぐ購入 is a button of the same form, and the order is of that product alone', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/product/yokan-ogura`)
  await press(page, 'カートに入れる')
  await expect(page).toHaveURL(/\/cart$/)

  await page.goto(`${origin}/product/imabari-towel-set`)
  await press(page, '今すぐ購入')
  await expect(heading(page, 'ご注文者・お届け先の入力')).toBeVisible()
  const fields: Record<string, string> = {
    last_name: '鈴木',
    first_name: '花子',
    last_name_kana: 'スズキ',
    first_name_kana: 'ハナコ',
    email: 'buy-now-plain@example.com',
    postal_code: '100-0001',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '0312345678',
  }
  for (const [name, value] of Object.entries(fields))
    await page.locator(`[name="orderer.${name}"]`).fill(value)
  await page.locator('[name="orderer.prefecture"]').selectOption('東京都')
  await press(page, '次へ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await press(page, 'ご注文内容の確認へ')
  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('羊羹')
  await press(page, '注文を確定する')

  await orderNumber(page)
  await page.goto(`${origin}/cart`)
  await expect(page.getByRole('link', { name: /羊羹/ }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveCount(1)
})
