import { expect, isHydrated } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('business.localhost')
const codes = 'B-001, 5\nB-007\t2'

test('a business sees prices by the case and the piece without tax, and pays the price of its quantity', async ({
  page,
}) => {
  await page.goto('/product')
  await expect(page.getByRole('article').filter({ hasText: '今治フェイスタオル 白' })).toContainText(
    '30枚入　1枚800円（税抜）まとめて1枚720円〜（税抜）',
  )
  await page.goto('/product/towel-case-shiro')
  await isHydrated(page)
  for (let count = 1; count < 4; count += 1)
    await page.getByRole('button', { name: '1つ増やす' }).first().click()
  const prices = page.getByRole('region', { name: '数量ごとの価格' })
  await expect(prices.getByRole('status')).toHaveText('4ケースで 96,000円（税抜）　税込 105,600円')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()

  await page.goto('/cart')
  const line = page.getByRole('list', { name: 'カートの商品' }).getByRole('listitem').first()
  await expect(line).toContainText('あと1点で、1点22,800円（税抜）になります')
  await line.getByRole('button', { name: '1つ増やす' }).click()
  await expect(line).toContainText('小計 125,400円')
  await expect(line).toContainText('22,800円税抜')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list of codes is posted as a form', async ({ page }) => {
    await page.goto('/cart')
    const form = page.getByRole('form', { name: '品番でまとめて入れる' })
    if (!(await form.isVisible())) await page.getByText('品番・CSVでまとめて入れる').click()
    await page.getByLabel('品番と数量').fill('B-999')
    await page.getByRole('button', { name: 'まとめてカートに入れる' }).click()
    await expect(page.getByText(/1行目「B-999」/).first()).toBeVisible()
    await page.getByLabel('品番と数量').fill(codes)
    await page.getByRole('button', { name: 'まとめてカートに入れる' }).click()

    await expect(page.getByRole('list', { name: 'カートの商品' })).toContainText('小計 125,400円')
  })
})
