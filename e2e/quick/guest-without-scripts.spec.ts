import type { Page } from '@playwright/test'
import { expect, test } from '../shop/running-shop'

test.use({ javaScriptEnabled: false })

const address = (page: Page, name: string) => page.locator(`[name="orderer.${name}"]`)

test('a guest buys by bank transfer without JavaScript; what is wrong is said at its field and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/product/imabari-towel-set`)
  await page.getByRole('textbox', { name: '数量' }).first().fill('２')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page).toHaveURL(`${origin}/cart`)
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('2')
  await page.getByRole('textbox', { name: '数量' }).fill('3')
  await page.getByRole('button', { name: '数量を変更する' }).click()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('3')
  await page.getByRole('button', { name: 'ご購入手続きへ' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文者・お届け先の入力' })).toBeVisible()
  await address(page, 'last_name').fill('鈴木')
  await address(page, 'first_name').fill('花子')
  await address(page, 'last_name_kana').fill('すずき')
  await address(page, 'first_name_kana').fill('ﾊﾅｺ')
  await address(page, 'email').fill('hanako＠example.com')
  await address(page, 'postal_code').fill('〒100-0001')
  await address(page, 'prefecture').selectOption('東京都')
  await address(page, 'city').fill('千代田区')
  await address(page, 'address1').fill('千代田1-1')
  await page.getByRole('button', { name: '次へ進む' }).first().click()

  await expect(address(page, 'phone_number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: '電話番号' }).first()).toBeVisible()
  await expect(address(page, 'last_name')).toHaveValue('鈴木')
  await address(page, 'phone_number').fill('０３-１２３４-５６７８')
  await page.getByRole('button', { name: '次へ進む' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).first().click()
  await expect(page.getByText('お支払い方法を選択してください').first()).toBeVisible()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page.getByText('スズキ ハナコ').or(page.getByText('鈴木 花子')).first()).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).first().click()

  await expect(page).toHaveURL(/\/cart\/complete\?order_no=/)
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible()
})
