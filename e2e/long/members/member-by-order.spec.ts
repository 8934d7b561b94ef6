import type { Page } from '@playwright/test'
import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, seededPassword, test } from '../../shop/journey'
import { codeIn, mailTo } from '../../shop/mails'
import { newAddress } from '../../shop/member'

const form = (page: Page) => page.getByRole('form', { name: '会員登録' })

async function orderAsGuest(page: Page, email: string): Promise<string> {
  await page.goto('/cart/shipping-add')
  const typed = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(typed)
  await typed.getByLabel('メールアドレス').fill(email)
  await typed.getByLabel('電話番号').fill('0312345678')
  await fillAddress(typed)
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  return orderNumber(page)
}

async function register(page: Page) {
  await form(page).locator('input[type=password]').fill(seededPassword)
  await form(page).getByRole('button', { name: 'ご利用規約に同意して会員登録する' }).click()
}

async function typeCode(page: Page, email: string) {
  await page.getByLabel(/確認コード/).fill(codeIn(await mailTo(email, '確認コード')))
  await page.getByRole('button', { name: '確認する' }).click()
}

async function expectMember(page: Page, orderNo: string) {
  await expect(page.getByText('会員登録が完了しました')).toBeVisible()
  await page.goto('/mypage/order_history')
  await expect(page.getByRole('main')).toContainText(orderNo)
  await page.goto('/mypage/address')
  await expect(page.getByRole('main')).toContainText('千代田区')
}

test('a guest becomes a member from an order', async ({ page, addToCart }) => {
  const email = newAddress('by-order')
  await addToCart('yokan-ogura')
  const orderNo = await orderAsGuest(page, email)

  await expect(form(page).locator('input:not([readonly]):not([type=hidden])')).toHaveCount(1)
  await register(page)
  await typeCode(page, email)

  await expectMember(page, orderNo)
})
