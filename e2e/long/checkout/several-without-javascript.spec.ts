import type { Page } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (last: string) =>
  `${last},花子,サトウ,ハナコ,150-0001,東京都,渋谷区,神宮前1-1,ハイツ101,03-1234-5678`

async function fillOrderer(page: Page) {
  const texts = {
    last_name: '山田',
    first_name: '太郎',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'タロウ',
    email: 'several-plain@example.com',
    postal_code: '1000001',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '0312345678',
  }
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name="orderer.${name}"]`).fill(text)
  await page.locator('[name="orderer.prefecture"]').selectOption('東京都')
}

test('without JavaScript a guest sends goods to two addresses of a table and one more, and what is changed at the end leads back there', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(`${origin}/product/imabari-towel-set`)
  await press(page, 'カートに入れる')
  await expect(page).toHaveURL(/\/cart$/)
  await page.goto(`${origin}/cart/shipping-matrix`)
  await page.getByText('CSV・表計算からまとめて追加する').click()
  await page.getByLabel('住所の表').fill([row('佐藤'), row('鈴木')].join('\n'))
  await press(page, '表のお届け先を追加する')
  const pieces = page.locator('[name^="count."]')
  await expect(pieces).toHaveCount(2)
  await pieces.first().fill('２')
  await press(page, '次へ進む')

  await expect(heading(page, 'ご注文者さまの情報')).toBeVisible()
  await fillOrderer(page)
  await press(page, '次へ進む')

  await expect(heading(page, 'お届け日時・ギフトの指定')).toBeVisible()
  await page.getByRole('link', { name: '別の住所にも届ける' }).click()
  await press(page, 'お届け先を追加する')
  await expect(page.getByText('この住所に届ける商品をお選びください').first()).toBeVisible()
  const texts = {
    shipping_last_name: '高橋',
    shipping_first_name: '一郎',
    shipping_last_name_kana: 'タカハシ',
    shipping_first_name_kana: 'イチロウ',
    postal_code: '5300001',
    city: '大阪市北区',
    address1: '梅田1-1',
    phone_number: '0612345678',
  }
  for (const [name, text] of Object.entries(texts))
    await page.locator(`[name="recipient.${name}"]`).fill(text)
  await page.locator('[name="recipient.prefecture"]').selectOption('大阪府')
  await page.locator('[name^="shares"]').first().selectOption('1')
  await press(page, 'お届け先を追加する')

  await expect(page.getByText('高橋 一郎 さま').first()).toBeVisible()
  await press(page, 'お支払いへ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await press(page, 'ご注文内容の確認へ')
  const places = page.getByRole('region', { name: 'お届け先' })
  for (const name of ['佐藤 花子', '鈴木 花子', '高橋 一郎']) await expect(places).toContainText(name)
  await page.getByRole('link', { name: 'お届け日時・ギフトの指定を変更する' }).click()
  await page.getByRole('textbox', { name: '備考' }).fill('不在の場合はお電話ください')
  await press(page, 'ご注文内容の確認へ')

  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
  await expect(page.getByText('不在の場合はお電話ください')).toBeVisible()
  await page.getByRole('link', { name: 'お届け先を変更する' }).click()
  await expect(heading(page, '複数のお届け先')).toBeVisible()
  await press(page, '次へ進む')
  await press(page, 'ご注文内容の確認へ')
  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
  for (const name of ['佐藤 花子', '鈴木 花子', '高橋 一郎']) await expect(places).toContainText(name)
  await press(page, '注文を確定する')
  await orderNumber(page)
})
