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
