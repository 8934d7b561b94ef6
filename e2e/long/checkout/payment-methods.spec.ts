import type { Page } from '@playwright/test'
import { cards, fillCard, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'

const goods = { 'daifuku-ichigo': 1 }
const order = (page: Page) => page.getByRole('button', { name: '注文を確定する' }).click()

test.beforeEach(({ page }) => openPayment(page, goods, 'guest-pays@example.com'))

test('a guest pays by card without a challenge in one click', async ({ page }) => {
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('4242')
  await order(page)
  await orderNumber(page)
})

test('shows a guest how to pay at a convenience store', async ({ page }) => {
  await page.getByRole('radio', { name: /コンビニ払い/ }).check()
  await page.getByLabel('お支払いになるコンビニ').selectOption({ index: 1 })
  await toConfirm(page)
  await order(page)
  await orderNumber(page)
  await expect(page.getByText(/お支払い金額：[\d,]+円（税込）\sお支払い先：/)).toBeVisible()
})

test('shows a guest where to send a bank transfer', async ({ page }) => {
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await order(page)
  await orderNumber(page)
  await expect(page.getByText(/お支払い金額：[\d,]+円（税込）\sお振込先：つなぐ銀行/)).toBeVisible()
})

test('includes the fee for cash on delivery in a guest’s total', async ({ page }) => {
  await page.getByRole('radio', { name: /代金引換（手数料 330円）/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('complementary', { name: 'お支払い金額' })).toContainText('決済手数料330円')
  await order(page)
  await orderNumber(page)
})
