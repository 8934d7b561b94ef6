import { expect, isHydrated, test } from '../shop/journey'

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
