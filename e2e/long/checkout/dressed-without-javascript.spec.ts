import type { Page } from '@playwright/test'
import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/running-shop'

test.use({ javaScriptEnabled: false })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/login?back=/cart`)
  await page.locator('[name="username"]').fill('hanako@example.com')
  await page.locator('[name="password"]').fill('Gift-2026')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/cart`)
}

test('without JavaScript a member goes from the cart to the first open step, dresses and parts the parcels, and orders', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? process.env.SHOP_ORIGIN ?? ''
  for (const product of ['imabari-towel-set', 'yokan-ogura']) {
    await page.goto(`${origin}/product/${product}`)
    await press(page, 'カートに入れる')
    await expect(page).toHaveURL(/\/cart$/)
  }
  await signIn(page, origin)
  const open = page.getByRole('button', { name: 'カートを表示する' })
  if (await open.count()) await open.click()
  await page.getByText('クーポンを使う', { exact: true }).first().click()
  await page.getByRole('link', { name: 'お持ちのクーポンから選ぶ' }).click()
  await expect(page).toHaveURL(/coupons=own/)
  await press(page, 'ご購入手続きへ')
  await expect(page).toHaveURL(/\/cart\/(payment|confirm|shipping-select)/)

  await page.goto(`${origin}/cart/shipping-detail?back=confirm`)
  await expect(heading(page, 'お届け日時・ギフトの指定')).toBeVisible()
  await page.getByRole('textbox', { name: '備考' }).fill('夕方にお願いします')
  await page.locator('details:has([name$=".message"]) > summary').first().click()
  await page.locator('[name$=".message"]').first().fill('いつもありがとう')
  // Another press, or going on, keeps the words for a card that is not put on yet.
  await press(page, /別の荷物に分ける/)
  await expect(page.locator('[name$=".message"]').first()).toHaveValue('いつもありがとう')
  await press(page, /ほかの商品とまとめる/)
  await press(page, 'ご注文内容の確認へ')
  await expect(page.getByText(/「付ける」を押して/).first()).toBeVisible()
  await expect(page.locator('[name$=".message"]').first()).toHaveValue('いつもありがとう')
  await press(page, 'メッセージカードを付ける')
  await expect(page.getByRole('textbox', { name: '備考' })).toHaveValue('夕方にお願いします')
  await expect(page.getByText('いつもありがとう').first()).toBeAttached()
  await press(page, /別の荷物に分ける/)
  await expect(page.getByRole('button', { name: /ほかの商品とまとめる/ }).first()).toBeVisible()
  await press(page, /ほかの商品とまとめる/)
  await press(page, 'メッセージカードを外す')
  await expect(page.getByRole('button', { name: 'メッセージカードを付ける' }).first()).toBeVisible()
  await press(page, 'ご注文内容の確認へ')
  if (await page.getByRole('radio', { name: /銀行振込/ }).count()) {
    await page.getByRole('radio', { name: /銀行振込/ }).check()
    await press(page, 'ご注文内容の確認へ')
  }
  await expect(heading(page, 'ご注文内容の確認')).toBeVisible()
  await expect(page.getByText('夕方にお願いします')).toBeVisible()
  await press(page, '注文を確定する')
  await orderNumber(page)
})
