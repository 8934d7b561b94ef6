import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next } from '../checkout'
import { expect } from '../journey'
import { prepareCart } from '../prepared-cart'

/** Types a new address as a member, without submitting the form. */
export async function typeAddress(page: Page) {
  await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: 'taro@example.com' })
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'お届け先の入力' })
  await fillPerson(form)
  await fillAddress(form)
  await form.getByLabel(/建物名/).fill('つなぐビル3階')
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('checkbox', { name: /お届け先に登録する/ }).uncheck()
  return form
}

/** Expects the typed address to be restored, and continues from its step. */
export async function expectTyped(page: Page) {
  await expect(page).toHaveURL(/\/cart\/shipping-add/)
  const form = page.getByRole('form', { name: 'お届け先の入力' })
  await expect(form.getByLabel(/建物名/)).toHaveValue('つなぐビル3階')
  await expect(form.getByLabel('市区町村')).toHaveValue('千代田区')
  await next(page, '次へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
}
