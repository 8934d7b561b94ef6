import { expect, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { pageFaults } from '../../shop/looks/page-faults'
import { prepareMember } from '../../shop/session/prepared-session'

const widths = [390, 1280]

test('a member shares a list and buys all of it', async ({ page, browser, shopOrigin }) => {
  await prepareMember(page, newAddress('member-lists'))
  await page.goto('/product/imabari-towel-set')
  // Only the product's own favourite button has a visible label.
  await page.getByRole('main').getByRole('button').filter({ hasText: 'お気に入りに追加' }).click()
  await expect(page.getByRole('button', { name: /お気に入り登録済み$/ })).toBeVisible()

  await page.goto('/mypage/list')
  expect(await pageFaults(page, widths)).toEqual([])
  await page.getByLabel(/^リストの名前/).fill('母の日の候補')
  await page.getByRole('button', { name: 'リストを作成する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '母の日の候補' })).toBeVisible()
  await expect(page.getByText('このリストには、まだ商品がありません')).toBeVisible()
  expect(await pageFaults(page, widths)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'お気に入りを見る' }).click()
  await page.getByRole('button', { name: /をリストに入れる$/ }).click()
  expect(await pageFaults(page, widths)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '母の日の候補' }).click()
  await expect(page.getByText('「母の日の候補」に入れました')).toBeVisible()
  await page.goto('/mypage/list')
  await page.getByRole('main').getByRole('link', { name: '母の日の候補' }).click()
  await page.getByRole('button', { name: 'リンクで共有する' }).click()
  const link = page.getByRole('link', { name: /\/list\// })
  await expect(link).toBeVisible()
  expect(await pageFaults(page, widths)).toEqual([])
  const shared = (await link.getAttribute('href')) ?? ''

  const guests = await browser.newContext({ baseURL: shopOrigin, locale: 'ja-JP' })
  const guest = await guests.newPage()
  await guest.goto(shared)
  await expect(guest.getByRole('heading', { level: 1, name: '母の日の候補' })).toBeVisible()
  await expect(guest.getByRole('main')).not.toContainText('山田')
  expect(await pageFaults(guest, widths)).toEqual([])
  await guest.getByRole('main').locator('a[href="/product/imabari-towel-set"]').first().click()
  await guest.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(guest.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()

  await page.getByRole('button', { name: 'この1点をカートに入れる' }).click()
  await expect(page.getByText('1点の商品をカートに入れました。')).toBeVisible()
  expect(await pageFaults(page, widths)).toEqual([])
  await page.getByRole('button', { name: '共有を終了する' }).click()
  expect(await pageFaults(page, widths)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '終了する' }).click()
  await expect(page.getByRole('button', { name: 'リンクで共有する' })).toBeVisible()
  expect((await guest.goto(shared))?.status()).toBe(404)
  await guests.close()

  await page.getByRole('button', { name: 'リストを削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'リスト' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'お気に入り' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '母の日の候補' })).toHaveCount(0)
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('今治')
})
