import { next, orderNumber, toConfirm } from '../../shop/checkout'
import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('business.localhost')

test('a business orders on account within its credit', async ({ page, signInAs, addToCart }) => {
  await signInAs('hanako')
  await addToCart('towel-case-shiro')
  await page.goto('/cart')
  await expect(page.getByText('請求書払い（月末締め・翌月末払い）のご利用枠')).toBeVisible()
  await expect(page.getByText('ご利用枠の残り')).toBeVisible()

  await page.goto('/cart/shipping-select')
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /請求書払い/ }).check()
  await toConfirm(page)
  await expect(page.getByText('月末締め・翌月末払い').first()).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)

  await page.goto('/mypage')
  const credit = page.getByRole('main').filter({ hasText: '請求書払いのご利用枠' })
  await expect(credit).toContainText('ご利用枠300,000円')
  await expect(credit).toContainText('までにお支払い）')
  await expect(credit).not.toContainText('ご利用中0円')

  await page.getByRole('button', { name: '前回と同じ商品をカートに入れる' }).click()
  await expect(page.getByText(/今治フェイスタオル 白.*をカートに入れました。/)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'カートの商品' })).toContainText('今治フェイスタオル 白')
  await expect(page.getByRole('main')).toContainText(/ご利用枠の残り\s*2[\d,]+円/)
})
