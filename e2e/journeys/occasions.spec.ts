import { next, orderAsMember, orderNumber } from '../shop/checkout'
import { expect, isHydrated, test } from '../shop/journey'

const pressesMost = 8

test('from お歳暮 in the search field to the order with its noshi a returning member presses eight times at most', async ({
  page,
  signInAs,
  addToCart,
}) => {
  await signInAs('taro')
  await addToCart('imabari-towel-set')
  await orderAsMember(page)
  await page.goto('/')
  let presses = 0
  const press = async (act: Promise<unknown>) => {
    presses += 1
    await act
  }

  const field = page.getByRole('combobox', { name: '商品を検索' })
  await press(field.click())
  await field.fill('お歳暮')
  await press(page.keyboard.press('Enter'))
  await expect(page.getByRole('complementary', { name: 'お歳暮のご案内' })).toBeVisible()
  await press(page.getByRole('region', { name: '商品一覧' }).locator('a[href^="/product/"]').first().click())
  await expect(page.getByRole('region', { name: 'ギフトの装い' })).toContainText('熨斗（御歳暮）')
  await press(page.getByRole('button', { name: 'カートに入れる' }).first().click())
  const added = page.getByRole('status').filter({ hasText: 'カートに追加しました' })
  await expect(added).toBeVisible()
  await press(
    page
      .getByRole('link', { name: /カート/ })
      .first()
      .click(),
  )
  await expect(page.getByRole('heading', { level: 1, name: /カート/ })).toBeVisible()
  await press(next(page, 'ご購入手続きへ'))
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await press(page.getByRole('button', { name: '注文を確定する' }).click())
  const number = await orderNumber(page)

  expect(presses).toBeLessThanOrEqual(pressesMost)
  await page.goto('/mypage/order_history')
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('熨斗／御歳暮')
})

test('an occasion is found from home, its goods by budget, and Back leads to where one was', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: '用途で選ぶ' })
    .getByRole('link', { name: /お歳暮/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'お歳暮' })).toBeVisible()
  await isHydrated(page)
  await page.getByRole('link', { name: '3,000円〜5,000円' }).click()
  await expect(page).toHaveURL(/price_from=3000&price_to=5000/)
  await expect(page.getByRole('link', { name: '3,000円〜5,000円' })).toHaveAttribute('aria-current', 'true')

  await page.goBack()

  await expect(page).toHaveURL(/\/occasion\/oseibo$/)
  await expect(page.getByRole('region', { name: 'お歳暮のマナー' })).toContainText('12月はじめから')
})

test('the gift finder answers at once by keyboard, and its URL is the whole state', async ({ page }) => {
  await page.goto('/gift-finder')
  await isHydrated(page)
  await page.getByLabel('誰に').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/recipient=/)
  await page.getByLabel('何の').selectOption('お歳暮')
  await expect(page).toHaveURL(/occasion=oseibo/)
  await page.getByLabel('いくらで').selectOption('3,000円〜5,000円')
  await expect(page).toHaveURL(/budget=3000-5000/)

  await page.reload()

  await expect(page.getByLabel('いくらで')).toHaveValue('3000-5000')
  await expect(page.getByLabel('何の')).toHaveValue('oseibo')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the gift finder is a form that leads to its goods', async ({ page }) => {
    await page.goto('/gift-finder')
    await page.getByLabel('何の').selectOption('お歳暮')
    await page.getByLabel('いくらで').selectOption('3,000円まで')
    await page.getByRole('button', { name: 'この条件でさがす' }).click()

    await expect(page).toHaveURL(/occasion=oseibo/)
    await expect(page.getByLabel('何の')).toHaveValue('oseibo')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'お歳暮のマナーを見る' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'お歳暮' })).toBeVisible()
  })
})
