import { orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { tabTo } from '../shop/input/keyboard'
import { prepareCart } from '../shop/prepared-cart'

test('a guest orders by keyboard alone, and errors receive focus', async ({ page }) => {
  await prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'keyboard@example.com' })
  await page.goto('/cart')
  await tabTo(page, page.getByRole('button', { name: '1つ増やす' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('2')
  await tabTo(page, page.getByRole('button', { name: 'ご購入手続きへ' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文者・お届け先の入力' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: /^電話番号/ }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^電話番号/ })).toBeFocused()
  await expect(page.getByText('電話番号は電話番号のフォーマットで入力してください')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('０３１２３４５６７８')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: /クレジットカード/ }))
  // Move up from the first method to the end of the list, because the wallets come in between.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /銀行振込/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'ご注文内容の確認へ' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: '注文を確定する' }))
  await page.keyboard.press('Enter')
  await orderNumber(page)
})
