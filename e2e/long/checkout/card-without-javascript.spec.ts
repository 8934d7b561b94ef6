import type { Page } from '@playwright/test'
import { newAddress } from '../../shop/member'
import { openPayment } from '../../shop/prepared-cart'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

async function orderBy(page: Page, method: RegExp) {
  await page.getByRole('radio', { name: method }).check()
  await press(page, 'ご注文内容の確認へ')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await press(page, '注文を確定する')
}

test('a link refreshes a slow payment’s status without JavaScript', async ({ page }) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, newAddress('late-no-script'))
  await orderBy(page, /^d払い/)
  await page.getByRole('radio', { name: /確認に時間がかかり/ }).check()
  await press(page, 'd払いで支払う')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払いを確認しています' })).toBeVisible()
  await expect(async () => {
    await page.getByRole('link', { name: '最新の状況を確認する' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 30_000 })
})
