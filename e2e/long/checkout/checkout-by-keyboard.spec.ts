import type { Locator } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { tabTo } from '../../shop/input/keyboard'
import { prepareCart } from '../../shop/prepared-cart'

test('a guest with an address orders in at most forty key presses', async ({ page }) => {
  await prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'forty-keys@example.com' })
  await page.goto('/cart')
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const toControl = (control: Locator) => tabTo(page, control, () => (keys += 1))
  const onScreen = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  await toControl(page.getByRole('link', { name: '本文へ移動' }))
  await press('Enter')
  await toControl(page.getByRole('button', { name: 'ご購入手続きへ' }))
  await press('Enter')
  await onScreen('ご注文者・お届け先の入力')
  await toControl(page.getByRole('textbox', { name: /^姓/ }))
  await press('Enter')
  await onScreen('お支払い方法')
  await toControl(page.getByRole('radio', { name: /クレジットカード/ }))
  for (
    let presses = 0;
    presses < 9 && !(await page.getByRole('radio', { name: /銀行振込/ }).isChecked());
    presses += 1
  )
    await press('ArrowUp')
  await toControl(page.getByRole('textbox', { name: '領収書の宛名' }))
  await press('Enter')
  await onScreen('ご注文内容の確認')
  await toControl(page.getByRole('link', { name: 'お支払い金額と注文の確定へ' }))
  await press('Enter')
  await toControl(page.getByRole('button', { name: '注文を確定する' }))
  await press('Enter')
  await orderNumber(page)

  expect(keys).toBeLessThanOrEqual(40)
})
