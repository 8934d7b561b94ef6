import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { openPayment } from '../shop/prepared-cart'
const order = (page: Page) => page.getByRole('button', { name: '注文を確定する' }).click()

test('applies a member’s coupon and points immediately', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await openPayment(page, { 'yokan-ogura': 2 }, 'hanako@example.com')
  const sums = page.getByRole('complementary', { name: 'ご注文内容' })
  await page.getByText('クーポンを使う').click()
  await page.getByLabel('クーポンコード').fill('ＷＥＬＣＯＭＥ500')
  await page.getByRole('button', { name: 'クーポンを適用する' }).click()
  await expect(sums).toContainText('クーポン割引−500円')

  await page.getByText(/ポイントを使う（/).click()
  await page.getByLabel('利用するポイント').fill('１００')
  await page.getByRole('button', { name: 'ポイントを使う', exact: true }).click()
  await expect(sums).toContainText('ポイント利用−100円')
  await page.getByRole('button', { name: 'ポイントの利用をやめる' }).click()
  await expect(sums).not.toContainText('ポイント利用')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('500円引き')
  await order(page)
  await orderNumber(page)
})
