import { expect, type Locator, type Page } from '@playwright/test'
import { typeCard } from './payment/card-fields'

/** Card numbers with a known outcome in the payment service's sandbox. */
export const cards = {
  challenged: '4111111111111111',
  frictionless: '4242424242424242',
  refused: '4000000000000002',
}

export async function fillName(form: Locator) {
  await form.getByLabel(/^姓/).fill('山田')
  await form.getByLabel(/^名/).fill('太郎')
}

export async function fillPerson(form: Locator) {
  await fillName(form)
  await form.getByLabel('セイ').fill('ヤマダ')
  await form.getByLabel('メイ').fill('タロウ')
}

/** Fills in the address. The postal code fills in the prefecture, city and town. */
export async function fillAddress(form: Locator) {
  await form.getByLabel('郵便番号').fill('１０００００１')
  await expect(form.getByLabel('市区町村')).toHaveValue('千代田区')
  await form.getByLabel('町名・番地').fill('千代田1-1')
}

/**
 * Fills in a guest as orderer and recipient. The phone number is typed in full-width digits, as on a Japanese
 * keyboard.
 */
export async function fillOrderer(form: Locator, email: string) {
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill(email)
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('０９０１２３４５６７８')
  await form.getByRole('radio', { name: 'ご注文者と同じ住所' }).check()
}

/** Fills in a card on a payment screen without saved cards. */
export async function fillCard(page: Page, number: string) {
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await expect(page.getByRole('heading', { name: 'カード情報' })).toBeVisible()
  await typeCard(page, number)
}

export async function passChallenge(page: Page) {
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)
  await page.getByRole('textbox').fill('123456')
  await page.getByRole('button', { name: '認証する' }).click()
}

/** Chooses to specify delivery dates, noshi and wrapping. Otherwise the checkout skips that screen. */
export const wishForDelivery = (page: Page) =>
  page.getByRole('checkbox', { name: /^お届け日時(・のし・ラッピング)?を指定する/ }).check()

export const toConfirm = (page: Page) => page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
export const next = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

type Wishes = {
  /** True if a requested date is already set. The delivery screen then appears with that date selected. */
  isDayWished?: boolean
}

/** Orders a member's cart to the member's own address by bank transfer. Returns the order number. */
export async function orderAsMember(page: Page, { isDayWished = false }: Wishes = {}): Promise<string> {
  await page.goto('/cart/shipping-select')
  await expect(page.getByRole('heading', { level: 1, name: /お届け先/ })).toBeVisible()
  await next(page, '次へ進む')
  if (isDayWished) await next(page, 'お支払いへ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  return orderNumber(page)
}

export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文ありがとうございます' })).toBeVisible()
  const text = await page
    .getByText(/注文番号：/)
    .first()
    .innerText()
  return /注文番号：\s*(\S+)/.exec(text)?.[1] ?? ''
}
