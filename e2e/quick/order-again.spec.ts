import { orderAsMember } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { newAddress } from '../shop/member'
import { prepareMember } from '../shop/session/prepared-session'

test('a member buys an order again, then cancels the new one', async ({ page, addToCart }) => {
  await prepareMember(page, newAddress('again'))
  await addToCart('imabari-towel-set')
  const first = await orderAsMember(page)
  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${first} の詳細を見る` }).click()

  await page.getByRole('button', { name: 'この注文の商品をもう一度購入する' }).click()
  await expect(page.getByText(/をカートに入れました。/)).toBeVisible()
  const second = await orderAsMember(page)
  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${second} の詳細を見る` }).click()
  await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/キャンセルは取り消せません/)).toBeVisible()
  const reason = dialog.getByLabel(/理由/)
  await reason.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'キャンセルを確定する' }).click()

  await expect(page.getByText('ご注文をキャンセルしました')).toBeVisible()
  await page.goto('/mypage/order_history?state=cancelled')
  await expect(page.getByRole('link', { name: `ご注文 ${second} の詳細を見る` })).toBeVisible()
  await expect(page.getByRole('link', { name: `ご注文 ${first} の詳細を見る` })).toHaveCount(0)
})
