import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { tabTo } from '../../shop/input/keyboard'
import { pageFaults } from '../../shop/page-faults'

const towelSet = /今治タオルセット「凪」/
const searchField = (page: Page) => page.getByRole('combobox', { name: '商品を検索' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a product is found by its brand, and by its category above it', async ({ page }) => {
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('region', { name: '商品の概要' }).getByRole('link', { name: '伊予のおりもの' }).click()
  await expect(page).toHaveURL(/\/product\?brand=/)
  await expect(cards(page).first()).toBeVisible()
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: '商品データ' })).toBeVisible()

  await page.getByRole('navigation', { name: '現在位置' }).getByRole('link', { name: 'タオル・寝具' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'タオル・寝具' })).toBeVisible()
})

test('a product is found and bought with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await tabTo(page, searchField(page))
  await page.keyboard.type('凪')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '「凪」の検索結果' })).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: towelSet }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: towelSet })).toBeFocused()
  await tabTo(
    page,
    page.getByRole('region', { name: 'ご購入' }).getByRole('button', { name: 'カートに入れる' }),
  )

  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
})

test('a search without result leads on: conditions, shelves and what others choose', async ({ page }) => {
  await page.goto('/product?word=ｚｚｚｚ')
  await expect(
    page.getByRole('heading', { name: '「ｚｚｚｚ」に合う商品は見つかりませんでした' }),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(
    page.getByRole('region', { name: 'よく選ばれている商品' }).getByRole('article').first(),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'タオル・寝具' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'タオル・寝具' })).toBeVisible()
})

test('a product that becomes unsellable while its page is open says so, and cannot be bought any more', async ({
  page,
}) => {
  await page.goto('/product/imabari-towel-set')
  await page.route('**/v1/carts/products/add', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'この商品は販売を終了しました。', code: 'cart.update_products.not_sale', errors: {} },
    }),
  )
  await page.route('**/v1/products/imabari-towel-set', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), is_sale: false } })
  })

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page.getByText('現在お取り扱いしておりません。')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'カートに入れる' })).toHaveCount(0)
})

test('a product that does not exist is a designed 404 that leads home', async ({ page }) => {
  expect((await page.goto('/product/no-such-product'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible()
  expect(await pageFaults(page, [1280])).toEqual([])
  await page.getByRole('link', { name: 'トップページへ戻る' }).click()
  await expect(page.getByRole('heading', { name: '人気ランキング' })).toBeVisible()
})

test('products that a guest has seen stand on the top page and in the cart of another remote', async ({
  page,
}) => {
  const recorded = page.waitForResponse((response) => response.url().endsWith('/v1/product-histories'))
  await page.goto('/product/imabari-towel-set')
  await recorded

  await page.goto('/cart')
  await expect(
    page.getByRole('region', { name: '最近見た商品' }).getByRole('link', { name: towelSet }),
  ).toBeVisible()
  await page.goto('/')

  await expect(
    page.getByRole('region', { name: '最近見た商品' }).getByRole('link', { name: towelSet }),
  ).toBeAttached()
})

test('guests never see /ec; a member has a top page of its own, and past searches as suggestions', async ({
  page,
  signInAs,
}) => {
  await page.goto('/ec')
  await expect(page).toHaveURL(/\/login\/?\?back=%2Fec/)
  await signInAs('taro')
  const recorded = page.waitForResponse((response) => response.url().includes('/v1/product-search-histories'))
  await page.goto('/product?word=羊羹')
  await recorded
  await page.getByRole('banner').getByRole('link', { name: 'つなぐギフト' }).click()
  await expect(page).toHaveURL('/ec')
  await expect(page.getByRole('heading', { level: 1, name: /会員トップ/ })).toBeAttached()

  await searchField(page).click()

  await expect(page.getByRole('option', { name: '羊羹' })).toBeVisible()
})

test('the shop’s popup stands on the top page once, from the second page of a visit on, and takes nothing from it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/', { referer: `${baseURL}/product` })
  const popup = page.getByRole('complementary', { name: 'はじめての方に500円クーポン' })
  await expect(popup).toBeVisible()
  expect(await pageFaults(page, [1280])).toEqual([])

  await popup.getByRole('button', { name: 'この案内を閉じる' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '営業日カレンダー' })).toBeVisible()

  await expect(popup).toHaveCount(0)
})
