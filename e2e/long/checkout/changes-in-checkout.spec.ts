import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'
import { endCoupon, raisePrice, setStock } from '../../shop/staff/changes-of-staff'

const goods = 'yokan-ogura'
const coupon = 'WELCOME500'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const order = (page: Page) => page.getByRole('button', { name: '注文を確定する' })

test.afterEach(async () => {
  await setStock(goods, 100)
  await endCoupon(coupon, 'valid')
})

test('reports stock, coupon and price changes made during a payment', async ({ page }) => {
  await openPayment(page, { [goods]: 2 }, 'changes@example.com')
  await page.getByText('クーポンを使う').click()
  await page.getByLabel('クーポンコード').fill(coupon)
  await page.getByRole('button', { name: 'クーポンを適用する' }).click()
  const summary = page.getByRole('complementary', { name: 'ご注文内容' })
  await expect(summary).toContainText('クーポン割引−500円')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await page.getByLabel('領収書の宛名').fill('株式会社つなぐ')

  await test.step('reports a product sold out between payment and confirm screen', async () => {
    await setStock(goods, 0)
    await toConfirm(page)

    await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
    await expect(page.getByText(/在庫切れです/).first()).toBeVisible()
    await expect(order(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('株式会社つなぐ')
    await page.getByRole('link', { name: 'カートにもどる' }).first().click()
    await expect(heading(page, 'カート')).toBeVisible()
    await expect(page.getByText(/在庫切れです/).first()).toBeVisible()
  })

  await test.step('reports a coupon that expires while the confirm screen is open', async () => {
    await setStock(goods, 100)
    await page.goto('/cart/confirm')
    await expect(order(page)).toBeVisible()
    await endCoupon(coupon, 'over')
    await order(page).click()

    await expect(page.getByText(/クーポン|ご注文の内容が変わりました/).first()).toBeVisible()
    await expect(page.getByText(/はじめての方へ 500円引き：/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('銀行振込')
    await endCoupon(coupon, 'valid')
    await page.reload()
  })

  await test.step('reports a price that rises while the confirm screen is open', async () => {
    await expect(order(page)).toBeVisible()
    const known = await totalShown(page)
    await raisePrice(goods, 1000)
    try {
      await order(page).click()
      await expect(page.getByText(/ご注文の内容が変わりました/)).toBeVisible()
      await expect.poll(() => totalShown(page)).toBeGreaterThan(known)
      const dearer = await totalShown(page)
      await order(page).click()

      await orderNumber(page)
      await expect(page.getByRole('main')).toContainText(`合計（税込）${dearer.toLocaleString('ja-JP')}円`)
      await expect(page.getByRole('main')).toContainText('銀行振込')
    } finally {
      await raisePrice(goods, -1000)
    }
  })
})

const yenIn = (text: string) =>
  [...text.matchAll(/([\d,]+)円/g)].map(([, yen = '']) => Number(yen.replaceAll(',', '')))

/** Returns the total on the confirm screen, which is the largest amount shown there. */
async function totalShown(page: Page): Promise<number> {
  const sums = await page.getByRole('complementary', { name: 'お支払い金額' }).innerText()
  return Math.max(...yenIn(sums))
}
