import type { Locator } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, isHydrated, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { prepareCart } from '../../shop/prepared-cart'

const surnames = [
  ...['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村', '小林', '加藤'],
  ...['吉田', '山田', '佐々木', '山口', '松本', '井上', '木村', '林', '斎藤', '清水'],
  ...['山崎', '森', '池田', '橋本', '阿部', '石川', '山下', '中島', '石井', '小川'],
]
/** An address book as a spreadsheet has it: one cell for the name, no kana and no phone number. */
const book = [
  '氏名\t郵便番号\t住所',
  ...surnames.map((name, index) => `${name} 花子\t150-0001\t東京都渋谷区神宮前${index + 1}-1-2`),
].join('\n')

test('thirty pasted parcels with noshi take at most forty presses', async ({ page }) => {
  let presses = 0
  const press = async (control: Locator) => {
    presses += 1
    await control.click()
  }
  await prepareCart(page, {
    products: { 'daifuku-koicha': 1 },
    email: newAddress('thirty'),
  })
  await page.goto('/cart/shipping-matrix')
  await isHydrated(page)
  await press(page.getByText('住所録を貼り付けて追加する'))
  presses += 1
  await page.getByLabel('住所録', { exact: true }).fill(book)
  await press(page.getByRole('button', { name: 'お届け先を読み取る' }))
  await press(page.getByRole('button', { name: '30件に入れる' }))
  await press(page.getByRole('button', { name: 'この30件を追加する' }))
  await expect(page.getByText('30件のお届け先を追加しました。')).toBeVisible()
  await press(page.getByRole('button', { name: '山田 太郎 さまを外す' }))
  await press(page.getByRole('button', { name: '次へ進む' }))

  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時・ギフトの指定' })).toBeVisible()
  await press(page.getByRole('heading', { name: /^お届け先1：/ }))
  const first = page.getByRole('region', { name: 'この荷物のラッピング・のし' }).first()
  await press(first.getByRole('button', { name: 'のしを付ける' }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('combobox', { name: '表書き' }))
  await dialog.getByRole('combobox', { name: '表書き' }).selectOption('内祝')
  presses += 1
  await dialog.getByRole('textbox', { name: 'お名前' }).fill('山田')
  await press(dialog.getByRole('button', { name: 'この内容で付ける' }))
  await press(page.getByRole('button', { name: 'このラッピング・のしを、ほかの29件にもコピーする' }))
  await expect(page.getByText('ラッピング・のしを、ほかの29件にもコピーしました。')).toBeVisible()
  await press(page.getByRole('main').getByRole('button', { name: 'お支払いへ進む' }))
  await press(page.getByRole('radio', { name: /銀行振込/ }))
  await press(page.getByRole('button', { name: 'ご注文内容の確認へ' }))

  const places = page.getByRole('region', { name: 'お届け先' })
  for (const name of ['佐藤 花子', '小川 花子']) await expect(places).toContainText(name)
  await press(page.getByRole('button', { name: '注文を確定する' }))
  await orderNumber(page)
  expect(presses).toBeLessThanOrEqual(40)
})
