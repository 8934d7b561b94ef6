import type { Page } from '@playwright/test'
import { cards, next, orderNumber, passChallenge, toConfirm } from '../../shop/checkout'
import { paymentOrigin, watchNumber } from '../../shop/payment/payment-service'
import { expect, test } from '../../shop/journey'
import { addCard, newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

/** From the cart to the confirm screen, with a kept card that is chosen already. */
async function payByKeptCard(page: Page, digits: RegExp) {
  await page.goto('/cart/shipping-select')
  await expect(page.getByRole('heading', { level: 1, name: /お届け先/ })).toBeVisible()
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await expect(page.getByRole('radio', { name: digits })).toBeChecked()
  await toConfirm(page)
}

test('a card that was added in my page pays in the checkout, and its number never reaches the shop', async ({
  page,
  addToCart,
}) => {
  const sent = watchNumber(page, cards.frictionless)
  await prepareMember(page, newAddress('member-cards'))
  await addCard(page, cards.frictionless)
  await expect(page.getByRole('heading', { name: 'Visa 下4桁 4242' })).toBeVisible()
  await expect(page.getByText('いつものカード', { exact: true })).toBeVisible()

  await addToCart('imabari-towel-set')
  await payByKeptCard(page, /4242/)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
  expect(sent()).toEqual([`${await paymentOrigin(page)}/sandbox-payment/tokens`])

  await page.goto('/mypage/card')
  await page.getByRole('button', { name: 'Visa 下4桁 4242を削除する' }).click()
  await expect(page.getByRole('dialog').getByText(/すでに承ったご注文は取り消されず/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('登録されたカードはありません')).toBeVisible()
})

test('a kept card is never challenged when it is added, but when it pays (3-D Secure)', async ({
  page,
  addToCart,
}) => {
  await prepareMember(page, newAddress('member-challenged-card'))
  await addCard(page, cards.challenged)

  await addToCart('imabari-towel-set')
  await payByKeptCard(page, new RegExp(cards.challenged.slice(-4)))
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)

  await orderNumber(page)
})
