import type { Page } from '@playwright/test'
import { cards, fillCard, orderNumber, passChallenge, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/looks/page-faults'
import { newAddress } from '../../shop/member'
import { cardFields, typeCard } from '../../shop/payment/card-fields'
import { findNumberInShop, holdsNumber, watchNumber } from '../../shop/payment/card-number'
import { paymentOrigin } from '../../shop/payment/payment-service'
import { openPayment } from '../../shop/prepared-cart'
import { prepareMember } from '../../shop/session/prepared-session'

const number = cards.challenged
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const byCard = (page: Page) => page.getByRole('radio', { name: /クレジットカード/ })
const missing = /カード情報の入力欄を表示できませんでした/

test('the watch recognises a number in every form', () => {
  const forms = [
    number,
    '４１１１　１１１１　１１１１　１１１１',
    'n=4111+1111%201111-1111',
    encodeURIComponent('４１１１１１１１１１１１１１１１'),
    ...['', 'a', 'ab'].map((before) => btoa(`${before}${number}",`)),
    JSON.stringify({ number: '4111 1111 1111 1111' }),
  ]

  for (const form of forms) expect(holdsNumber(form, number), form).toBe(true)
  expect(holdsNumber('************1111 4111', number)).toBe(false)
})

test('a guest’s card number reaches only the payment service', async ({ page }) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, 'fields@example.com')
  const told = watchNumber(page, number)
  const service = await paymentOrigin(page)
  await fillCard(page, '４１１１ 1111ー1111 1111')
  await page.getByLabel('領収書の宛名').fill('株式会社つなぐ')
  await expect(cardFields(page).getByLabel('カード番号')).toHaveValue(number)
  expect(await findNumberInShop(page, number)).toEqual([])
  expect(await told()).toEqual([])

  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).dblclick()
  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
  expect(await findNumberInShop(page, number)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('radio', { name: '入力済みのカード ************1111' })).toBeChecked()
  expect(await findNumberInShop(page, number)).toEqual([])
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  await orderNumber(page)

  expect(await findNumberInShop(page, number)).toEqual([])
  // The double click before made one token.
  expect(await told()).toEqual([`${service}/sandbox-payment/tokens`])
})

test('a member’s card number reaches only the payment service', async ({ page }) => {
  await prepareMember(page, newAddress('card-fields'))
  const told = watchNumber(page, number)
  await page.goto('/mypage/card/add')
  await typeCard(page, '4111 1111 1111 1111')
  expect(await findNumberInShop(page, number)).toEqual([])
  await cardFields(page).getByLabel('カード名義').press('Enter')

  await expect(page.getByRole('heading', { name: '下4桁 1111' })).toBeVisible()
  expect(await findNumberInShop(page, number)).toEqual([])
  expect(await told()).toEqual([`${await paymentOrigin(page)}/sandbox-payment/tokens`])
})

test('a wrong number is reported and focused in the frame', async ({ page }) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, 'fields@example.com')
  await fillCard(page, '4111111111111112')
  await page.getByLabel('領収書の宛名').fill('あ'.repeat(41))
  await toConfirm(page)

  const field = cardFields(page).getByLabel('カード番号')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^カード番号をご確認ください/)
  await expect(page.getByText('領収書の宛名は40文字以内で入力してください')).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
})

test('Tab goes through the frame and on', async ({ page }) => {
  await openPayment(page, { 'daifuku-kinako': 1 }, 'fields@example.com')
  await byCard(page).check()
  const frame = cardFields(page)
  const controls = [
    frame.getByLabel('カード番号'),
    frame.getByLabel('有効期限'),
    frame.getByLabel('セキュリティ番号'),
    frame.getByLabel('カード名義'),
    frame.getByText('お試し用のカード番号'),
    page.getByLabel('領収書の宛名'),
  ]
  await expect(controls[0]!).toBeVisible()
  await byCard(page).focus()

  for (const control of controls) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  for (const control of controls.reverse().slice(1)) {
    await page.keyboard.press('Shift+Tab')
    await expect(control).toBeFocused()
  }
})

test('a hung payment service leaves input and other methods', async ({ page }) => {
  const service = await paymentOrigin(page)
  await openPayment(page, { 'daifuku-kinako': 1 }, 'fields@example.com')
  await page.route(`${service}/sandbox-payment/card-fields?*`, () => undefined)
  await page.getByLabel('領収書の宛名').fill('株式会社つなぐ')
  await byCard(page).check()
  await expect(page.getByText(missing)).toBeVisible()
  await expect(page.getByRole('radio', { name: /銀行振込/ })).toBeEnabled()

  await page.unroute(`${service}/sandbox-payment/card-fields?*`)
  await page.getByRole('button', { name: 'もう一度' }).click()
  await typeCard(page, number)
  await page.route(`${service}/sandbox-payment/tokens`, () => undefined)
  await toConfirm(page)
  await expect(page.getByText(/カード情報を確認できませんでした/)).toBeVisible()
  await page.unroute(`${service}/sandbox-payment/tokens`)
  await expect(page.getByLabel('領収書の宛名')).toHaveValue('株式会社つなぐ')
  await toConfirm(page)

  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
})
