import type { Page } from '@playwright/test'
import { expect, test } from '../shop/journey'
import { logIn } from '../shop/member'
import { pageFaults } from '../shop/looks/page-faults'
const searchField = (page: Page) => page.getByRole('combobox', { name: '商品を検索' })
const filters = (page: Page) => page.getByRole('complementary', { name: '絞り込み' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a shopper finds a product by typing and arrow keys', async ({ page }) => {
  await page.goto('/')
  await searchField(page).click()
  await page.keyboard.type('たおる')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await pageFaults(page, [1280])).toEqual([])

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'タオル・寝具' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'タオル・寝具' })).toBeVisible()
  await expect(page.getByRole('listbox', { name: '検索の候補' }).getByRole('option')).toHaveCount(0)
})

test('a shopper finds a product by facets, and Back restores them', async ({ page }) => {
  await page.goto('/product')
  await filters(page)
    .getByLabel(/^タオル・寝具/)
    .check()
  await expect(page).toHaveURL('/product?category=towel')
  await filters(page)
    .getByRole('link', { name: /^5,000円〜9,999円/ })
    .click()
  await expect(page).toHaveURL('/product?category=towel&price_from=5000&price_to=9999')
  const offered = filters(page).getByRole('link', { name: /^5,000円〜9,999円/ })
  await expect
    .poll(async () => (await offered.innerText()).includes(`（${await cards(page).count()}）`))
    .toBe(true)
  await cards(page).last().scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)

  await cards(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { name: '商品データ' })).toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL('/product?category=towel&price_from=5000&price_to=9999')
  await expect(filters(page).getByLabel(/^タオル・寝具/)).toBeChecked()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60)
  await page.getByRole('link', { name: '5,000円〜9,999円の条件を外す' }).click()
  await expect(page).toHaveURL('/product?category=towel')
})

test('saves a guest’s favourite after sign-in', async ({ page }) => {
  await page.goto('/product/sake-junmai')
  const worded = page.getByRole('region', { name: 'ご購入' }).getByRole('button', { name: /お気に入り/ })
  await worded.click()
  await expect(page).toHaveURL('/login/?back=%2Fproduct%2Fsake-junmai&for=favourite')

  await logIn(page, 'hanako@example.com')

  await expect(page).toHaveURL(/\/product\/sake-junmai$/)
  await expect(
    page.locator('.Toastify__toast').filter({ hasText: 'をお気に入りに登録しました' }),
  ).toHaveCount(1)
  await expect(worded).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/product?word=純米')
  const heart = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/product/sake-junmai"]') })
    .getByRole('button', { name: /お気に入り/ })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('main').locator('a[href="/product/sake-junmai"]').click()
  await expect(worded).toHaveAttribute('aria-pressed', 'false')
})
