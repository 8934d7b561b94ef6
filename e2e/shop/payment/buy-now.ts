import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next } from '../checkout'
import { expect } from '../journey'

export const kept = 'yokan-ogura'

export const wanted = 'imabari-towel-set'

export const summary = (page: Page) => page.getByRole('complementary', { name: 'ご注文内容' })

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export async function pressBuyNow(page: Page, product = wanted) {
  await page.goto(`/product/${product}`)
  await page.getByRole('button', { name: '今すぐ購入' }).click()
}

export async function fillAsGuest(page: Page) {
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('buy-now@example.com')
  await form.getByLabel('電話番号').fill('0312345678')
  await fillAddress(form)
  await next(page, '次へ進む')
  await expect(heading(page, 'お支払い方法')).toBeVisible()
}

export async function expectCartUntouched(page: Page) {
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: /羊羹/ }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveCount(1)
}
