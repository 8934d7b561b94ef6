import { orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { pageFaults } from '../shop/looks/page-faults'
import { paymentOrigin } from '../shop/payment/payment-service'

test('a wallet in the cart provides a guest’s name and address', async ({ page, addToCart }) => {
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Amazon Payで購入する' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Amazon Payでご購入' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(await paymentOrigin(page))
  expect(await pageFaults(page, [320, 1280])).toEqual([])
  await page.getByRole('radio', { name: /大阪府/ }).check()
  await page.getByRole('button', { name: '同意してショップに進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page).toHaveURL(/\/cart\/confirm$/)
  await expect(page.getByRole('region', { name: 'お届け先', exact: true })).toContainText('大阪市北区')
  await expect(page.getByRole('region', { name: 'ご注文者', exact: true })).toContainText('田中')
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('Amazon Pay')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
})
