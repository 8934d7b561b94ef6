import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { agreeAtWallet } from '../../shop/payment/payment-service'
import { goods, orderBy } from '../../shop/payment/wallet-order'
import { address, callsOfPage, prepareCart } from '../../shop/prepared-cart'
import { prepareMember } from '../../shop/session/prepared-session'

test.beforeEach(async ({ page }) => {
  const email = newAddress('elsewhere')
  await prepareMember(page, email)
  await prepareCart(page, { products: goods, email })
})

test('ships to a saved address that another tab deleted', async ({ page, context }) => {
  const call = await callsOfPage(page)
  const saved = await call<{ id: number }>('POST', '/v1/me/user-addresses', {
    ...address('佐藤'),
    city: '港区',
  })
  const token = (await context.cookies()).find(({ name }) => name === 'cartToken')?.value
  await call('PATCH', '/v1/carts/shippings/add', { token, user_address_id: saved.id })
  await page.goto('/cart/payment')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const place = page.getByRole('button', { name: '注文を確定する' })
  await expect(place).toBeVisible()

  const second = await context.newPage()
  await second.goto('/mypage/address')
  await second.getByRole('button', { name: /佐藤.*のお届け先を削除する/ }).click()
  await second.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(second.getByText('お届け先を削除しました').first()).toBeVisible()
  await place.click()

  await orderNumber(page)
  await expect(page.getByRole('main')).toContainText('佐藤 太郎 さま')
})

test('tells a member that a cancelled wallet payment is voided', async ({ page }) => {
  await page.goto('/cart/payment')
  await orderBy(page, 'PayPay')
  await agreeAtWallet(page, 'PayPay')
  const number = await orderNumber(page)
  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: new RegExp(`${number} の詳細`) }).click()
  await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
  await page.getByLabel('取消しの理由').selectOption({ label: '不要になった' })
  await page.getByRole('button', { name: 'キャンセルを確定する' }).click()

  await expect(page.getByText(/お支払いは取り消しますので、代金は請求されません/)).toBeVisible()
})
