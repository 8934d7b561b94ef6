import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('business.localhost')

test('a business pays volume prices before tax', async ({ page }) => {
  await page.goto('/product')
  await expect(page.getByRole('article').filter({ hasText: '今治フェイスタオル 白' })).toContainText(
    '30枚入　1枚800円（税抜）まとめて1枚720円〜（税抜）',
  )
  await page.goto('/product/towel-case-shiro')
  for (let count = 1; count < 4; count += 1)
    await page.getByRole('button', { name: '1つ増やす' }).first().click()
  const prices = page.getByRole('region', { name: '数量ごとの価格' })
  await expect(prices.getByRole('status')).toHaveText('4ケースで 96,000円（税抜）　税込 105,600円')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()

  await page.goto('/cart')
  const line = page.getByRole('list', { name: 'カートの商品' }).getByRole('listitem').first()
  await expect(line).toContainText('あと1ケースで、1ケース22,800円（税抜）になります')
  await line.getByRole('button', { name: '1つ増やす' }).click()
  await expect(line).toContainText('小計 114,000円（税抜） 税込125,400円')
  await expect(line).toContainText('22,800円税抜')
})

test('the toast of a quote covers no next step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/towel-case-shiro')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.goto('/cart')
  await page.getByText('見積書（PDF）をつくる').click()
  const quote = page.getByRole('form', { name: '見積書' })
  await quote.getByLabel('宛名').fill('株式会社喫茶さとう')
  await quote.getByRole('button', { name: '見積書をダウンロードする' }).click()

  const toast = page.locator('.Toastify__toast').filter({ hasText: '見積書をダウンロードしました' })
  await expect(toast).toBeVisible()
  const top = (await page.locator('[data-action-bar]').boundingBox())?.y ?? 0
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return box ? box.y + box.height : Infinity
    })
    .toBeLessThanOrEqual(top)
})
