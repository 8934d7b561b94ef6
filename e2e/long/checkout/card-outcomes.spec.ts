import { cards, orderNumber, passChallenge } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'
import { orderByCard } from '../../shop/payment/card-order'

test.beforeEach(async ({ page }) => openPayment(page, { 'daifuku-kinako': 1 }, 'card@example.com'))

test('a shopper pays only once after Back from the card challenge', async ({ page }) => {
  await orderByCard(page, cards.challenged)
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)
  await page.goBack()

  await expect(
    page.getByText('お支払いは完了していません。内容をご確認のうえ、もう一度お進みください。'),
  ).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  await orderNumber(page)
  await page.goBack()
  await expect(page.getByText('注文を確定する')).toBeHidden()
})
