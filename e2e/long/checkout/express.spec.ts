import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/looks/page-faults'

test('requires a new approval when the total exceeds the approved amount', async ({ page, addToCart }) => {
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'PayPayで購入する' }).click()
  await expect(page.getByText('お支払い金額の上限')).toBeVisible()
  await page
    .getByRole('radio', { name: /東京都/ })
    .first()
    .check()
  await page.getByRole('button', { name: '同意してショップに進む' }).click()
  const payment = page.getByRole('region', { name: 'お支払い', exact: true })
  await expect(payment).toContainText('PayPayで同意済みです')
  await expect(page.getByText(/同意された金額/)).toHaveCount(0)

  await addToCart('yokan-ogura')
  await page.goto('/cart/confirm')

  await expect(
    page.getByText(/お支払い合計が[\d,]+円になり、PayPayで同意された金額（[\d,]+円）を超えました/),
  ).toBeVisible()
  await expect(payment).toContainText('確定後に移る画面で承認すると')
  expect(await pageFaults(page, [320, 1280])).toEqual([])
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'PayPayでのお支払い' })).toBeVisible()
  await page.getByRole('button', { name: 'PayPayで支払う' }).click()
  await orderNumber(page)
})
