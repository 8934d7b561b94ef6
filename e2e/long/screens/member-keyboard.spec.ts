import { expect, type Page } from '@playwright/test'
import { cards, orderAsMember } from '../../shop/checkout'
import { tabTo } from '../../shop/input/keyboard'
import { test } from '../../shop/journey'
import { addCard, newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name })

async function press(page: Page, control: ReturnType<Page['getByRole']>) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

test('a member deletes a card using only the keyboard', async ({ page }) => {
  await prepareMember(page, newAddress('keys-card'))
  await addCard(page, cards.frictionless)
  const remove = page.getByRole('button', { name: 'Visa 下4桁 4242を削除する' })

  await press(page, remove)
  await press(page, dialogButton(page, 'やめる'))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialogButton(page, '削除する'))

  await expect(page.getByText('登録されたカードはありません')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'カードを登録する' }))
})

test('a member finds and cancels an order using only the keyboard', async ({ page, addToCart }) => {
  await prepareMember(page, newAddress('keys-order'))
  await addToCart('imabari-towel-set')
  const orderNo = await orderAsMember(page)
  await page.goto('/mypage/order_history')
  await press(page, page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` }))
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文の詳細' })).toBeFocused()

  const cancel = page.getByRole('button', { name: 'ご注文をキャンセルする' })
  await press(page, cancel)
  const dialog = page.getByRole('dialog')
  await press(page, dialogButton(page, 'キャンセルを確定する'))
  const reason = dialog.getByLabel(/理由/)
  await expect(reason).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, reason)
  await page.keyboard.press('ArrowDown')
  await expect(reason).not.toHaveValue('')
  await press(page, dialogButton(page, 'キャンセルを確定する'))

  await expect(page.getByText('ご注文をキャンセルしました')).toBeVisible()
  await expect(cancel).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
})
