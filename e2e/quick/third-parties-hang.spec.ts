import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/tenants/fourth-shop'
import { letOthersHang } from '../shop/tenants/hanging-hosts'

test('completes a purchase while every third-party host hangs', async ({ page, fourthShop }) => {
  const asked = await letOthersHang(page)
  await page.goto(fourthShop.at('/product/bowl'))
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('dialog').filter({ hasText: '白い鉢' })).toBeVisible()
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['snap.example', 'www.googletagmanager.com'])

  await page.goto(fourthShop.at('/cart'))
  await next(page, 'ご購入手続きへ')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await expect(form.getByRole('group', { name: '注文される方' })).toBeVisible()
  await fillPerson(form)
  await form.getByLabel('連絡先のメールアドレス').fill('kurashi@example.com')
  await fillAddress(form)
  await form.getByLabel('昼間の電話番号').fill('0312345678')
  await next(page, '次へ進む')
  await expect(page.getByRole('radio', { name: /お振り込み/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /カード|コンビニ|代引|後払い/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /お振り込み/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()

  expect(await orderNumber(page)).toMatch(/^KU\d{8}-\d{6}$/)
})
