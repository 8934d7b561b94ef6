import type { Page } from '@playwright/test'
import {
  cards,
  fillAddress,
  fillCard,
  fillPerson,
  next,
  orderNumber,
  passChallenge,
  toConfirm,
} from '../shop/checkout'
import { expect, test } from '../shop/journey'

const kept = 'yokan-ogura'
const wanted = 'imabari-towel-set'
const summary = (page: Page) => page.getByRole('complementary', { name: 'ご注文内容' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function pressBuyNow(page: Page, product = wanted) {
  await page.goto(`/product/${product}`)
  await page.getByRole('button', { name: '今すぐ購入' }).click()
}

async function fillAsGuest(page: Page) {
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('buy-now@example.com')
  await form.getByLabel('電話番号').fill('0312345678')
  await fillAddress(form)
  await next(page, '次へ進む')
  await expect(heading(page, 'お支払い方法')).toBeVisible()
}

/** The open cart holds what was put into it, and nothing else. */
async function expectCartUntouched(page: Page) {
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: /羊羹/ }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveCount(1)
}

test('a guest begins at the address with that product alone, and pays by a card that asks back', async ({
  page,
  addToCart,
}) => {
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
