import { fillAddress, fillPerson, orderNumber } from '../../shop/checkout'
import { expect, isHydrated } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('business.localhost')

test('a hundred addresses out of a file get the same at one press, and become one order', async ({
  page,
}) => {
  await page.goto('/product/drip-case')
  await isHydrated(page)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.goto('/cart/shipping-matrix')
  await isHydrated(page)
  await page.getByText('CSV・表計算からまとめて追加する').click()
  const rows = Array.from(
    { length: 100 },
    (_, index) =>
      `支店,${'一二三四五六七八九十'[index % 10]},シテン,イチ,1500001,東京都,渋谷区,1-${index},,0312345678`,
  )
  await page.getByLabel(/CSVファイルを読み込む/).setInputFiles({
    name: 'shops.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await page.getByRole('button', { name: '表のお届け先を追加する' }).click()
  await expect(page.getByText('100件のお届け先を追加しました。')).toBeVisible()
  await page.getByRole('group', { name: '全員に同じもの' }).getByRole('textbox').fill('２')
  await page.getByRole('button', { name: '全員に同じ数にする' }).click()
  await expect(page.getByText('お届け先 100件・商品 200点')).toBeVisible()
  await expect(page.getByText(/は100点までご注文いただけます/).first()).toBeVisible()
  await page.getByRole('group', { name: '全員に同じもの' }).getByRole('textbox').fill('1')
  await page.getByRole('button', { name: '全員に同じ数にする' }).click()
  await page.getByRole('checkbox', { name: /お届け日時・のし・ラッピング/ }).uncheck()
  await page.getByRole('button', { name: '次へ進む' }).click()

  const form = page.getByRole('form', { name: 'ご注文者さまの情報' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill(`hundred-${Date.now()}@example.com`)
  await fillAddress(form)
  await form.getByLabel('電話番号').first().fill('0312345678')
  await form.getByRole('button', { name: '次へ進む' }).click()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
  await expect(page.getByRole('region', { name: 'お届け先' })).toContainText('お届け先100')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  expect(await orderNumber(page)).not.toBe('')
})
