import type { Locator, Page } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { tabTo } from '../../shop/input/keyboard'
import { prepareCart } from '../../shop/prepared-cart'

/** Counts the key presses of a shopper who uses the keyboard alone. */
function countKeys(page: Page) {
  let keys = 0
  return {
    count: () => keys,
    async press(key: string) {
      keys += 1
      await page.keyboard.press(key)
    },
    toControl: (control: Locator) => tabTo(page, control, () => (keys += 1)),
  }
}

/** Orders from the address form, whose values are kept from before. */
async function orderFromAddress(page: Page, { press, toControl }: ReturnType<typeof countKeys>) {
  const onScreen = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await onScreen('ご注文者・お届け先の入力')
  await toControl(page.getByRole('textbox', { name: /^姓/ }))
  await press('Enter')
  await onScreen('お支払い方法')
  const transfer = page.getByRole('radio', { name: /銀行振込/ })
  await toControl(page.getByRole('radio', { name: /クレジットカード/ }))
  for (let presses = 0; presses < 9 && !(await transfer.isChecked()); presses += 1) await press('ArrowUp')
  await toControl(page.getByRole('textbox', { name: '領収書の宛名' }))
  await press('Enter')
  await onScreen('ご注文内容の確認')
  await toControl(page.getByRole('link', { name: 'お支払い金額と注文の確定へ' }))
  await press('Enter')
  await toControl(page.getByRole('button', { name: '注文を確定する' }))
  await press('Enter')
  await orderNumber(page)
}

test('a guest with an address orders in at most forty key presses', async ({ page }) => {
  await prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'forty-keys@example.com' })
  await page.goto('/cart')
  const keys = countKeys(page)

  await keys.toControl(page.getByRole('link', { name: '本文へ移動' }))
  await keys.press('Enter')
  await keys.toControl(page.getByRole('button', { name: 'ご購入手続きへ' }))
  await keys.press('Enter')
  await orderFromAddress(page, keys)

  expect(keys.count()).toBeLessThanOrEqual(40)
})

test('a guest orders a product in at most sixty key presses', async ({ page }) => {
  await prepareCart(page, { products: { 'yokan-ogura': 1 }, email: 'sixty-keys@example.com' })
  await page.goto('/product/daifuku-ichigo')
  const keys = countKeys(page)

  await keys.toControl(page.getByRole('link', { name: '本文へ移動' }))
  await keys.press('Enter')
  await keys.toControl(page.getByRole('link', { name: '購入へ' }))
  await keys.press('Enter')
  await keys.toControl(page.getByRole('main').getByRole('button', { name: 'カートに入れる' }))
  await keys.press('Enter')
  const proceed = page.getByRole('status').getByRole('link', { name: 'ご購入手続きへ' })
  await expect(proceed).toBeVisible()
  await keys.toControl(proceed)
  await keys.press('Enter')
  await orderFromAddress(page, keys)

  expect(keys.count()).toBeLessThanOrEqual(60)
})
