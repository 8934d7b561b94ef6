import { orderNumber } from '../../shop/checkout'
import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('business.localhost')

const heading =
  'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
const branches = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `支店${index + 1},佐藤,次郎,サトウ,ジロウ,060-0001,北海道,札幌市中央区,北一条西${index + 1},,0111234567,`,
  )

test('imports five hundred addresses in the wholesale shop', async ({ page, signInAs, addToCart }) => {
  await signInAs('hanako')
  await page.goto('/mypage/address')
  await page.getByText('お届け先をまとめて扱う').click()
  await page.getByLabel(/^住所録のCSVファイル/).setInputFiles({
    name: 'branches.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[heading, ...branches(500)].join('\r\n')}\r\n`),
  })
  await page.getByRole('button', { name: 'この500件を登録する' }).click()
  await expect(
    page.locator('.Toastify__toast').filter({ hasText: 'お届け先500件を登録しました' }),
  ).toBeVisible()

  await addToCart('towel-case-shiro')
  await page.goto('/cart/shipping-select')
  await page.getByRole('radio', { name: /北一条西500(?!\d)/ }).check()
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/北一条西500(?!\d)/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  const orderNo = await orderNumber(page)

  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` }).click()
  await expect(page.getByRole('main')).toContainText('北一条西500')

  await page.goto('/mypage/address')
  await page.getByText('お届け先をまとめて扱う').click()
  await page.getByRole('button', { name: 'お届け先をすべて削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('heading', { name: /^支店/ })).toHaveCount(0)
})
