import {
  cards,
  fillAddress,
  fillCard,
  fillOrderer,
  fillPerson,
  next,
  orderNumber,
  toConfirm,
} from '../../shop/checkout'
import { expect, test } from '../../shop/journey'

test('a guest completes checkout in three screens and four clicks', async ({ page, addToCart }) => {
  const screens: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (/^\/cart\/./.test(pathname) && screens.at(-1) !== pathname) screens.push(pathname)
  })
  await addToCart('imabari-towel-set')
  await page.goto('/cart')

  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('three-screens@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await expect(page.getByText(/最短\d+月\d+日（.）ごろにお届けします/)).toBeVisible()
  await next(page, '次へ進む')
  await expect(page.getByText(/^〒100-0001 東京都千代田区千代田1-1$/)).toBeVisible()
  await page.getByRole('radio', { name: /代金引換/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)

  expect(screens).toEqual(['/cart/shipping-add', '/cart/payment', '/cart/confirm', '/cart/complete'])
})

test('a guest pays with another card after the first is declined', async ({ page, addToCart }) => {
  await addToCart('imabari-box-fuji')
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillOrderer(form, 'refused@example.com')
  await next(page, '次へ進む')
  await fillCard(page, cards.refused)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()

  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /カード|お支払い/ })
      .first(),
  ).toBeVisible()
  await page.goto('/cart/payment')
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
})
