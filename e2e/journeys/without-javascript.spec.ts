import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false, baseURL: process.env.SHOP_ORIGIN })

test('home, list, product, news and blog are readable without JavaScript and their links work', async ({ page, baseURL }) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  await page.goto(origin)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: '商品一覧' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '商品一覧' })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  await expect(page.getByRole('main').getByText(/円/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await page.getByRole('main').locator('a[href^="/news/"]').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: '読みもの' }).click()
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the search of the header works without JavaScript', async ({ page, baseURL }) => {
  await page.goto(baseURL ?? process.env.SHOP_ORIGIN ?? '')
  await page.getByRole('searchbox', { name: '商品を検索' }).fill('タオル')
  await page.getByRole('button', { name: '検索する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /タオル/ })).toBeVisible()
})
