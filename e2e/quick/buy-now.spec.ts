import { cards, fillCard, orderNumber, passChallenge, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import {
  kept,
  summary,
  heading,
  pressBuyNow,
  fillAsGuest,
  expectCartUntouched,
} from '../shop/payment/buy-now'

test('a guest buys one product now with a challenged card', async ({ page, addToCart }) => {
  await addToCart(kept)
  await pressBuyNow(page)
  await expect(heading(page, 'ご注文者・お届け先の入力')).toBeVisible()
  await expect(summary(page)).toContainText('今治')
  await expect(summary(page)).not.toContainText('羊羹')
  await fillAsGuest(page)
  await page.reload()
  await fillCard(page, cards.challenged)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)
  await page.goBack()
  await expect(page.getByText('お支払いは完了していません', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  await orderNumber(page)

  await expectCartUntouched(page)
})
