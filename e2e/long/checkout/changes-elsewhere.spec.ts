import type { Page } from '@playwright/test'
import { orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults, reflowFaults } from '../../shop/looks/page-faults'
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

/** Opens the confirm screen with a parcel to a saved address. */
async function confirmToSaved(page: Page) {
  const call = await callsOfPage(page)
  const saved = await call<{ id: number }>('POST', '/v1/me/user-addresses', {
    ...address('佐藤'),
    city: '港区',
  })
  const token = (await page.context().cookies()).find(({ name }) => name === 'cartToken')?.value
  await call('PATCH', '/v1/carts/shippings/add', { token, user_address_id: saved.id })
  await page.goto('/cart/payment')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const place = page.getByRole('button', { name: '注文を確定する' })
  await expect(place).toBeVisible()
  return place
}

test('ships to a saved address that another tab deleted', async ({ page, context }) => {
  const place = await confirmToSaved(page)
  const second = await context.newPage()
  await second.goto('/mypage/address')
  await second.getByRole('button', { name: /佐藤.*のお届け先を削除する/ }).click()
  await second.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(second.getByText('お届け先を削除しました').first()).toBeVisible()
  await place.click()

  await orderNumber(page)
  await expect(page.getByRole('main')).toContainText('佐藤 太郎 さま')
})

test('asks again before shipping to an address that another tab changed', async ({ page, context }) => {
  const place = await confirmToSaved(page)
  const second = await context.newPage()
  await second.goto('/mypage/address')
  await second.getByRole('link', { name: /佐藤.*のお届け先を変更する/ }).click()
  await second.getByLabel('町名・番地').fill('千代田9-9')
  await second.getByRole('button', { name: '保存する' }).click()
  await expect(second).toHaveURL(/\/mypage\/address\/?$/)
  await place.click()

  const changed = /住所録の変更に合わせて「〒100-0001 東京都港区千代田9-9」へお届けします/
  await expect(page.getByText('ご注文の内容が変わりました')).toBeVisible()
  await expect(page.getByText(changed)).toBeVisible()
  await expect(page.getByRole('region', { name: 'お届け先', exact: true })).toContainText('千代田9-9')
  expect(await pageFaults(page)).toEqual([])
  expect(await reflowFaults(page)).toEqual([])
  await place.click()
  await orderNumber(page)
  await expect(page.getByRole('main')).toContainText('東京都港区千代田9-9')
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
