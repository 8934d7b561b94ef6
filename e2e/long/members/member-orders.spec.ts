import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/looks/page-faults'

test('a member finds an order and asks about a return', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await page.goto('/mypage/order_history')
  await page.getByLabel('商品名・ご注文番号').fill('石鹸　タオル')
  await page.getByLabel('状況').selectOption({ label: 'お届け済み' })
  await page.getByRole('button', { name: '絞り込む' }).click()
  await expect(page).toHaveURL(/state=delivered/)
  await page.getByLabel('商品名・ご注文番号').fill('T20260822')
  await page.getByRole('button', { name: '絞り込む' }).click()
  await expect(page.getByText(/1件のご注文/)).toBeVisible()
  expect(await pageFaults(page, [390, 1280])).toEqual([])

  await page.getByRole('link', { name: 'ご注文 T20260822-000001 の詳細を見る' }).click()
  await expect(page.getByRole('link', { name: /荷物の状況を見る/ })).toHaveAttribute(
    'href',
    /^https:\/\/jizen\.kuronekoyamato\.co\.jp\/.*400123456789$/,
  )
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  await page
    .getByRole('button', { name: /のレビューを書く$/ })
    .first()
    .click()
  const review = page.getByRole('dialog')
  await review.getByRole('button', { name: 'レビューを送る' }).click()
  await expect(review.getByText('評価を選択してください')).toBeVisible()
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '返品・交換について問い合わせる' }).click()

  await expect(page.getByLabel(/^ご注文番号/)).toHaveValue('T20260822-000001')
  await expect(page.getByLabel(/^お問い合わせの種類/).locator('option:checked')).toHaveText(
    'ご注文・お届けについて',
  )
})
