import type { Page } from '@playwright/test'
import { cards, orderNumber, passChallenge } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'
import { orderByCard } from '../../shop/payment/card-order'

const failed = 'お支払いが完了しませんでした'

async function payAgain(page: Page) {
  await expect(page.getByText(failed)).toBeVisible()
  await orderByCard(page, cards.frictionless)
  await orderNumber(page)
}

test.beforeEach(async ({ page }) => openPayment(page, { 'daifuku-kinako': 1 }, 'card@example.com'))

test('a payment that times out says so, and the next card pays', async ({ page }) => {
  await orderByCard(page, '4000000000000119')
  await expect(page.getByText('決済がタイムアウトしました。もう一度お試しください。')).toBeVisible()
  await payAgain(page)
})

test('a card whose token has expired is asked for again', async ({ page }) => {
  await orderByCard(page, '4000000000000069')
  await expect(page.getByText(/カード情報の有効期限が切れました/)).toBeVisible()
  await payAgain(page)
})

test('a challenge that is cancelled leads back to the payment', async ({ page }) => {
  await orderByCard(page, cards.challenged)
  await page.getByRole('button', { name: 'キャンセルしてショップに戻る' }).click()
  await expect(page.getByText(/本人認証がキャンセルされました/)).toBeVisible()
  await payAgain(page)
})

test('a challenge that fails three times leads back to the payment', async ({ page }) => {
  await orderByCard(page, cards.challenged)
  for (const code of ['000000', '111111', '222222']) {
    await page.getByRole('textbox').fill(code)
    await page.getByRole('button', { name: '認証する' }).click()
  }
  await payAgain(page)
})

test('Back from the challenge gives it up: the shopper may change the cart, and pays once', async ({
  page,
}) => {
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

test('a second tab asks before it gives up a payment that is going on', async ({ page, context }) => {
  await orderByCard(page, cards.challenged)
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)
  const second = await context.newPage()
  await second.goto('/cart')
  await expect(second.getByText('お支払いのお手続きが途中です')).toBeVisible()

  await passChallenge(page)
  await orderNumber(page)
  await second.reload()
  await expect(second.getByText('カートに商品は入っていません')).toBeVisible()
})
