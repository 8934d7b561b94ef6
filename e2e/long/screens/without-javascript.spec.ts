import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows products above the filters', async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN}/product`)
    const first = page.getByRole('main').getByRole('article').first()
    const filters = page.getByRole('complementary', { name: '絞り込み' })
    const topOf = async (part: typeof first) => (await part.boundingBox())?.y ?? NaN
    expect(await topOf(first)).toBeLessThan(await topOf(filters))

    await page.getByRole('link', { name: '絞り込む' }).click()

    await expect(filters.getByLabel(/^タオル・寝具/)).toBeInViewport()
  })
})

test('does not refresh the pages of a shopper with a cart', async ({ page, baseURL }) => {
  const opened: string[] = []
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname))
  const refresh = page.locator('meta[http-equiv="refresh"]')
  const product = '/product/imabari-towel-set'
  await page.goto(`${baseURL ?? process.env.SHOP_ORIGIN}${product}`)
  await page.getByRole('main').getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'カート' })).toBeVisible()
  await expect(refresh).toHaveCount(0)

  await page
    .getByRole('link', { name: /今治タオルセット/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('今治タオルセット')

  await expect(refresh).toHaveCount(0)
  expect(opened).toEqual([product, '/cart', product])
})
