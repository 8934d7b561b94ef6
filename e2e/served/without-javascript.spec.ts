import { expect, test } from '../shop/running-shop'

test.use({ javaScriptEnabled: false })

test('home, list, product, news and blog are readable without JavaScript and their links work', async ({
  page,
  baseURL,
}) => {
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
  await page.getByRole('combobox', { name: '商品を検索' }).fill('タオル')
  await page.getByRole('button', { name: '検索する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /タオル/ })).toBeVisible()
})

test('filters, order and pages of a list work without JavaScript', async ({ page, baseURL }) => {
  await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN}/product`)
  await page.getByLabel(/^タオル・寝具/).check()
  await page.getByRole('combobox', { name: '並び順' }).selectOption('price_asc')
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  await expect(page).toHaveURL(/category=towel/)
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page.getByRole('heading', { level: 1, name: 'タオル・寝具' })).toBeVisible()

  await page
    .getByRole('navigation', { name: /ページ/ })
    .getByRole('link', { name: '2' })
    .click()

  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
