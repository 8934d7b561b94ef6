import { expect, isHydrated, test } from '../shop/journey'

test('news come from mfe-content: list, entry and back to the saved position', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await expect(page.locator('[data-app="content"]')).toBeVisible()
  await page.getByRole('main').locator('a[href^="/news/"]').nth(1).click()
  await expect(page.getByRole('article')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
})

test('going back across remotes restores the position of the list', async ({ page }) => {
  await page.goto('/product')
  await isHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1, name: '商品一覧' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60)
})

test('the legal pages of the footer are there', async ({ page }) => {
  for (const name of ['特定商取引法に基づく表記', 'プライバシーポリシー', 'ご利用規約']) {
    await page.goto('/')
    await isHydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('an unknown path answers 404 with the texts of the specification', async ({ page }) => {
  const response = await page.goto('/nowhere/at/all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible()
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible()
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'トップページへ戻る' }).click()
  await expect(page).toHaveURL(/\/$/)
})
