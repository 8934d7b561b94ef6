import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { prepareCart } from '../shop/prepared-cart'

const detailTitle = { level: 1, name: 'お届け日時・ギフトの指定' } as const

/** Adds a destination for one of the towels. */
async function addDestination(page: Page, lastName: string) {
  await page.getByRole('link', { name: '別の住所にも届ける' }).click()
  const form = page.getByRole('form', { name: '別のお届け先' })
  await expect(form).toBeVisible()
  await fillPerson(form)
  await form.getByLabel(/^姓/).fill(lastName)
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await form
    .getByLabel(/今治タオルセット/)
    .first()
    .selectOption('1')
  await next(page, 'お届け先を追加する')
  await expect(page.getByRole('heading', detailTitle)).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(`：${lastName} `) })).toBeVisible()
}

test('a guest sends three towel sets to three addresses', async ({ page }) => {
  await prepareCart(page, { products: { 'imabari-towel-set': 3 }, email: 'three@example.com' })
  await page.goto('/cart/shipping-detail')
  await addDestination(page, '佐藤')
  await addDestination(page, '鈴木')
  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText('送料2,310円')
  await page.getByLabel('お届け希望日').nth(1).selectOption({ index: 8 })
  await next(page, 'お支払いへ進む')

  await expect(page.getByRole('radio', { name: /代金引換.*複数/ })).toBeDisabled()
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const places = page.getByRole('region', { name: 'お届け先' })
  for (const name of ['山田 太郎', '佐藤 太郎', '鈴木 太郎']) await expect(places).toContainText(name)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
})
