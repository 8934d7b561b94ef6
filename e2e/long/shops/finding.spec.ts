import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { tabTo } from '../../shop/input/keyboard'
import { pageFaults } from '../../shop/looks/page-faults'

const towelSet = /今治タオルセット「凪」/
const searchField = (page: Page) => page.getByRole('combobox', { name: '商品を検索' })

test('a shopper finds and buys a product using only the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await tabTo(page, searchField(page))
  await page.keyboard.type('凪')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '「凪」の検索結果' })).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: towelSet }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: towelSet })).toBeFocused()
  await tabTo(
    page,
    page.getByRole('region', { name: 'ご購入' }).getByRole('button', { name: 'カートに入れる' }),
  )

  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
})

test('shows a guest’s recently viewed products on home and cart', async ({ page }) => {
  const recorded = page.waitForResponse((response) => response.url().endsWith('/v1/product-histories'))
  await page.goto('/product/imabari-towel-set')
  await recorded

  await page.goto('/cart')
  await expect(
    page.getByRole('region', { name: '最近見た商品' }).getByRole('link', { name: towelSet }),
  ).toBeVisible()
  await page.goto('/')

  await expect(
    page.getByRole('region', { name: '最近見た商品' }).getByRole('link', { name: towelSet }),
  ).toBeAttached()
})

test('suggests past searches to members on /ec', async ({ page, signInAs }) => {
  await page.goto('/ec')
  await expect(page).toHaveURL(/\/login\/?\?back=%2Fec/)
  await signInAs('taro')
  const recorded = page.waitForResponse((response) => response.url().includes('/v1/product-search-histories'))
  await page.goto('/product?word=羊羹')
  await recorded
  await page.getByRole('banner').getByRole('link', { name: 'つなぐギフト' }).click()
  await expect(page).toHaveURL('/ec')
  await expect(page.getByRole('heading', { level: 1, name: /会員トップ/ })).toBeAttached()

  await searchField(page).click()

  await expect(page.getByRole('option', { name: '羊羹' })).toBeVisible()
})

test('does not show the shop’s popup again after it is closed', async ({ page, baseURL }) => {
  await page.goto('/', { referer: `${baseURL}/product` })
  await page.getByRole('link', { name: 'すべての用途' }).scrollIntoViewIfNeeded()
  const popup = page.getByRole('complementary', { name: 'はじめての方に500円クーポン' })
  await expect(popup).toBeVisible()
  expect(await pageFaults(page, [1280])).toEqual([])

  await popup.getByRole('button', { name: 'この案内を閉じる' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '営業日カレンダー' })).toBeVisible()

  await expect(popup).toHaveCount(0)
})
