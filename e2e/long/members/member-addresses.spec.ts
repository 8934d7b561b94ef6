import { readFile } from 'node:fs/promises'
import { expect, isHydrated, test } from '../../shop/journey'
import { pageFaults, reflowFaults } from '../../shop/looks/page-faults'
import { newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

const heading =
  'お届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号'
const fileOf = (...rows: string[]) => ({
  name: 'book.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[heading, ...rows].join('\r\n')}\r\n`),
})
const sato = '実家,佐藤,太郎,サトウ,タロウ,150-0001,東京都,渋谷区,神宮前1-1,,0312345678,'
const suzuki = '支店,鈴木,花子,スズキ,ハナコ,060-0001,北海道,札幌市中央区,北一条西1,,0111234567,'

test('a member imports, exports and uses an address file', async ({ page, addToCart }) => {
  await prepareMember(page, newAddress('member-addresses'))
  await page.goto('/mypage/address')
  await page.getByText('お届け先をまとめて扱う').click()
  const file = page.getByLabel(/^住所録のCSVファイル/)
  await file.setInputFiles(fileOf(sato, suzuki.replace('060-0001', '06')))
  await expect(page.getByText('郵便番号は半角数字7桁で入力してください')).toBeVisible()
  await expect(page.getByRole('button', { name: /を登録する$/ })).toHaveCount(0)

  await file.setInputFiles(fileOf(sato, suzuki))
  await page.getByRole('button', { name: 'この2件を登録する' }).click()
  await expect(
    page.locator('.Toastify__toast').filter({ hasText: 'お届け先2件を登録しました' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: '実家' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'エクスポートする（UTF-8）' }).click()
  const exported = await download
  await expect(
    page.locator('.Toastify__toast').filter({ hasText: 'エクスポートが完了しました' }),
  ).toBeVisible()
  expect(exported.suggestedFilename()).toBe('お届け先一覧.csv')
  const text = await readFile(await exported.path(), 'utf8')
  expect(text).toContain('実家,佐藤,太郎,サトウ,タロウ,1500001,東京都,渋谷区,神宮前1-1,,0312345678,')
  expect(text).toContain('支店,鈴木,花子')

  await addToCart('imabari-towel-set')
  await page.goto('/cart/shipping-select')
  await page.getByRole('radio', { name: /鈴木.花子/ }).check()
  await page.getByRole('main').locator('button[type="submit"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/鈴木.花子/)
      .first(),
  ).toBeVisible()

  await page.goto('/mypage/address')
  await page.getByText('お届け先をまとめて扱う').click()
  await page.getByRole('button', { name: 'お届け先をすべて削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('heading', { name: '実家' })).toHaveCount(0)
})

test('a member pastes recipients into the address book', async ({ page }) => {
  await prepareMember(page, newAddress('pasted-book'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mypage/address')
  await isHydrated(page)
  await page.getByText('住所録を貼り付けて追加する').click()
  const person = (name: string, phone: string) => `${name}　〒150-0001 東京都渋谷区神宮前1-1 ${phone}`
  const text = [person('佐藤 花子様', '03-1234-5678'), person('鈴木 一郎様', '')].join('\n')
  await page.getByLabel('住所録', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'お届け先を読み取る' }).click()
  const suzuki = page.getByRole('group', { name: /鈴木.*さま/ })
  await expect(suzuki).toBeVisible()
  expect(await pageFaults(page), 'with recipients that were read').toEqual([])
  expect(await reflowFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'この2件を追加する' }).click()

  await expect(page.getByText('お届け先1件を登録しました。')).toBeVisible()
  await expect(suzuki.getByText('電話番号を入力してください')).toBeVisible()
  expect(await pageFaults(page), 'with a recipient that lacks a phone number').toEqual([])
  await page.getByRole('button', { name: '1件に入れる' }).click()
  await page.getByRole('button', { name: 'この1件を追加する' }).click()
  await expect(page.getByText('読み取ったお届け先')).toHaveCount(0)
  for (const name of [/佐藤.花子/, /鈴木.一郎/])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await pageFaults(page), 'with recipients that were added').toEqual([])
})
