import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'

const aProductCall = /\/v1\/products\/[\w-]+(\?|$)/

async function openFirstProduct(page: Page) {
  await page.locator('main a[href^="/product/"]').first().click()
}

test('redirects an open tab to /maintenance/ after a 503 (§8)', async ({ page }) => {
  await page.goto('/product')
  await page.route(aProductCall, (route) =>
    route.fulfill({ status: 503, json: { title: '棚卸し中', message: '2時に再開します。' } }),
  )
  await openFirstProduct(page)

  await expect(page).toHaveURL(/\/maintenance\/?$/)
  await expect(page.getByRole('heading', { name: '棚卸し中' })).toBeVisible()
  await expect(page.getByText('2時に再開します。')).toBeVisible()
})

test('shows the invalid-channel 404 page for a deleted channel (§8)', async ({ page }) => {
  await page.goto('/product')
  await page.route(aProductCall, (route) =>
    route.fulfill({ status: 404, json: { message: 'チャネルが存在しない', code: 'channel.not_found' } }),
  )
  await openFirstProduct(page)

  await expect(page.getByRole('heading', { name: 'お探しのページが見つかりませんでした。' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-layout', 'invalid-channel')
  await expect(page.getByRole('search')).toBeHidden()
})

test('shows no toast for a network error and recovers (§8)', async ({ page }) => {
  await page.goto('/product')
  await page.route(aProductCall, (route) => route.abort('failed'))
  await openFirstProduct(page)
  await expect(page.getByRole('heading', { name: 'エラーが発生しました' })).toBeVisible()

  await expect(page.locator('#shell-overlay').getByRole('alert')).toHaveCount(0)
  await page.unroute(aProductCall)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '商品一覧' })).toBeVisible()
  await openFirstProduct(page)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/エラー|商品一覧/)
})
