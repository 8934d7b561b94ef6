import type { Page } from '@playwright/test'
import {
  cards,
  fillAddress,
  fillCard,
  fillName,
  fillPerson,
  next,
  orderNumber,
  passChallenge,
  toConfirm,
} from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { downloadReceipt, receiptIsRefused } from '../shop/guest-receipt'
import { mailTo } from '../shop/mails'
import { newAddress } from '../shop/member'
import { cardFields } from '../shop/payment/card-fields'

/** Labels of a shop's forms. The regular expressions match their start. */
type Labels = { person: string; email: RegExp; phone: RegExp }
type Purchase = {
  host: string
  product: string
  name: RegExp
  email: string
  labels: Labels
  hasKana?: boolean
}

const at = (host: string, path: string) => {
  const url = new URL(path, process.env.SHOP_ORIGIN)
  url.hostname = host
  return url.href
}

async function goToPayment(page: Page, { host, product, name, email, labels, hasKana = true }: Purchase) {
  await page.goto(at(host, `/product/${product}`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /カート/ })
    .click()
  await next(page, 'ご購入手続きへ')

  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await expect(form.getByRole('group', { name: labels.person, exact: true })).toBeVisible()
  if (hasKana) await fillPerson(form)
  else await fillName(form)
  await form.getByLabel(labels.email).fill(email)
  await fillAddress(form)
  await form.getByLabel(labels.phone).fill('0312345678')
  await next(page, '次へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
}

test('the wholesale shop lets a guest buy without entering kana (§5)', async ({ page }) => {
  const purchase = {
    host: 'business.localhost',
    product: 'towel-case-shiro',
    name: /業務用 今治フェイスタオル 白/,
    email: newAddress('wholesale-guest'),
    labels: { person: 'ご担当者名', email: /^会社のメールアドレス/, phone: /^会社の電話番号/ },
    hasKana: false,
  }
  await goToPayment(page, purchase)
  await expect(page.getByRole('radio', { name: /代金引換/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).toContainText(purchase.name)
  await page.getByRole('button', { name: '注文を確定する' }).click()

  const orderNo = await orderNumber(page)

  expect((await mailTo(purchase.email, 'ご注文')).text).toContain(orderNo)
  await expect(page.getByRole('banner')).toContainText('つなぐビジネス')
  await receiptIsRefused(page, at(purchase.host, '/orders/receipt'), orderNo)
})

test('a guest buys by card with 3-D Secure in the uniform shop', async ({ page }) => {
  const purchase = {
    host: 'school.localhost',
    product: 'school-bag-kuro',
    name: /通学かばん 黒/,
    email: newAddress('uniform-guest'),
    labels: { person: 'お名前', email: /^メールアドレス/, phone: /^電話番号/ },
  }
  await goToPayment(page, purchase)
  await expect(page.getByRole('radio', { name: /銀行振込/ })).toHaveCount(0)
  await fillCard(page, cards.challenged)
  await expect(cardFields(page).getByLabel(/^カードの名義/)).toHaveValue('TARO YAMADA')
  await expect(cardFields(page).getByLabel(/^セキュリティコード/)).toHaveValue('123')
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).toContainText(purchase.name)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)

  const orderNo = await orderNumber(page)

  expect((await mailTo(purchase.email, 'ご注文')).text).toContain(orderNo)
  await expect(page.getByRole('banner')).toContainText('つなぐ制服')
  await receiptIsRefused(page, at(purchase.host, '/orders/receipt'), orderNo)
  await downloadReceipt(page, purchase.email, orderNo)
})
