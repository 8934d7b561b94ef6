import { cards, next, orderNumber, passChallenge, toConfirm } from '../../shop/checkout'
import { findNumberInShop, watchNumber } from '../../shop/payment/card-number'
import { paymentOrigin } from '../../shop/payment/payment-service'
import { expect, test } from '../../shop/journey'
import { addCard, newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

test('a stored card is challenged at payment, not when added', async ({ page, addToCart }) => {
  const digits = cards.challenged.slice(-4)
  const sent = watchNumber(page, cards.challenged)
  await prepareMember(page, newAddress('member-cards'))
  await addCard(page, cards.challenged)
  await expect(page.getByRole('heading', { name: new RegExp(`下4桁 ${digits}`) })).toBeVisible()
  await expect(page.getByText('いつものカード', { exact: true })).toBeVisible()

  expect(await findNumberInShop(page, cards.challenged)).toEqual([])

  await addToCart('imabari-towel-set')
  await page.goto('/cart/shipping-select')
  await expect(page.getByRole('heading', { level: 1, name: /お届け先/ })).toBeVisible()
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await expect(page.getByRole('radio', { name: new RegExp(digits) })).toBeChecked()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  await orderNumber(page)
  expect(await sent()).toEqual([`${await paymentOrigin(page)}/sandbox-payment/tokens`])

  await page.goto('/mypage/card')
  await page.getByRole('button', { name: /を削除する$/ }).click()
  await expect(page.getByRole('dialog').getByText(/すでに承ったご注文は取り消されず/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('登録されたカードはありません')).toBeVisible()
})
