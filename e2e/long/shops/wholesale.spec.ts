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

test('a list of codes out of a file comes into the cart at once; a row that cannot be had stops it', async ({
  page,
}) => {
  await page.goto('/cart')
  await isHydrated(page)
  await page.getByText('品番・CSVでまとめて入れる').click()
  const field = page.getByLabel('品番と数量')
  const send = page.getByRole('button', { name: 'まとめてカートに入れる' })
  await page.getByLabel('CSVファイルを読み込む').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('品番,数量\r\nB-001,5\r\nB-999,1\r\n'),
  })
  await expect(field).toHaveValue(/B-999,1/)
  await send.click()
  await expect(page.getByText(/2行目「B-999」：お探しの商品は見つかりませんでした。/)).toBeVisible()
  await expect(page.getByText('カートに商品は入っていません')).toBeVisible()

  await field.fill(codes)
  await send.click()
  await expect(page.getByText('2行をカートに入れました。')).toBeVisible()
  const lines = page.getByRole('list', { name: 'カートの商品' })
  await expect(lines).toContainText('小計 125,400円')
  await expect(lines).toContainText('宇治煎茶')
})

test('the cart is had as a quote', async ({ page }) => {
  await page.goto('/product/towel-case-shiro')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.goto('/cart')
  await page.getByText('見積書（PDF）をつくる').click()
  await page.getByLabel('宛名').fill('株式会社みどり')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '見積書をダウンロードする' }).click()

  expect((await download).suggestedFilename()).toMatch(/^見積書_\d{4}-\d{2}-\d{2}\.pdf$/)
  await expect(page.getByText('見積書をダウンロードしました')).toBeVisible()
})
