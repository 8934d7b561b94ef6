import type { Page } from '@playwright/test'
import { fillOrderer, next, orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'

type Left = { key: string; stock_quantity: number | null; max_quantity: number; set_products: object[] }

/**
 * Finds a product with little stock left, whatever earlier journeys have bought. Returns its key and stock.
 */
async function productWithFewLeft(page: Page): Promise<{ key: string; left: number }> {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T
  const { data } = await read<{ data: { key: string; stock_state: string; is_alcohol: boolean }[] }>(
    '/v1/products?per=100&in_stock=1',
  )
  for (const { key, stock_state, is_alcohol } of data) {
    if (stock_state !== 'few' || is_alcohol) continue
    const { stock_quantity, max_quantity, set_products } = await read<Left>(`/v1/products/${key}`)
    if (stock_quantity && stock_quantity <= max_quantity && set_products.length === 0)
      return { key, left: stock_quantity }
  }
  throw new Error('no product of the shop has few left')
}

test('sells the last units only once on a double click', async ({ page, addToCart }) => {
  const { key, left } = await productWithFewLeft(page)
  await addToCart(key, left)
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillOrderer(form, 'last-three@example.com')
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).dblclick()
  await orderNumber(page)

  // A guest's product page is cached for two seconds.
  await expect
    .poll(async () => {
      await page.goto(`/product/${key}`)
      return page.getByText('売り切れ').count()
    })
    .toBeGreaterThan(0)
})
