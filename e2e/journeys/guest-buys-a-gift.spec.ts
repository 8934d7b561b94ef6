import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  cards,
  fillAddress,
  fillCard,
  fillPerson,
  next,
  orderNumber,
  passChallenge,
  toConfirm,
  wishForDelivery,
} from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { mailTo } from '../shop/mails'

test('a guest finds a towel set, puts two into the cart and pays by card with 3-D Secure', async ({
  page,
}) => {
  const sentBodies: string[] = []
  page.on(
    'request',
    (request) =>
      new URL(request.url()).pathname.startsWith('/v1/') &&
      sentBodies.push(`${request.url()} ${request.postData() ?? ''}`),
  )

  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'カテゴリー' })
    .getByRole('link', { name: 'タオル・寝具' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'タオル・寝具' })).toBeVisible()
  await page.getByRole('combobox', { name: '商品を検索' }).fill('タオル')
  await page.getByRole('combobox', { name: '商品を検索' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /タオル/ })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /今治タオルセット「凪」/ })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: /今治タオルセット「凪」/ })).toBeVisible()
  await expect(page.getByText('在庫あり').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '関連する商品' })).toBeVisible()
  await page.getByRole('button', { name: '1つ増やす' }).first().click()
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /カート.*2/ })).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /カート/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /カート/ })).toBeVisible()
  await expect(page.getByText(/10%/).first()).toBeVisible()
  await expect(page.getByText('11,000円').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()

  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('guest@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('０９０１２３４５６７８')
  await form.getByRole('radio', { name: 'ご注文者と同じ住所' }).check()
  await wishForDelivery(page)
  await next(page, '次へ進む')

  await expect(page.getByRole('heading', { level: 1, name: 'お届け日時・ギフトの指定' })).toBeVisible()
  await page.getByLabel('お届け希望日').selectOption({ index: 2 })
  await page.getByLabel('お届け時間帯').selectOption({ index: 1 })
  await next(page, 'お支払いへ進む')

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await fillCard(page, cards.challenged)
  await toConfirm(page)

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  for (const block of ['ご注文の商品', 'お届け先', 'ご注文者', 'お支払い'])
    await expect(page.getByRole('heading', { name: block, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '特定商取引法に基づく表記' }).first()).toBeVisible()
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)

  const orderNo = await orderNumber(page)
  expect(orderNo).toMatch(/^T\d{8}-\d{6}$/)
  expect(sentBodies.join('\n')).not.toContain(cards.challenged)

  const mail = await mailTo('guest@example.com', 'ご注文')
  expect(mail.text).toContain(orderNo)
  const receiptUrl = /https?:\/\/\S*\/orders\/receipt\?\S+/.exec(mail.text ?? '')?.[0] ?? ''
  const receiptPath = new URL(receiptUrl).pathname + new URL(receiptUrl).search
  await page.goto(receiptPath)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('main')
      .getByRole('button', { name: /ダウンロード/ })
      .or(page.getByRole('main').getByRole('link', { name: /ダウンロード/ }))
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

type Left = { key: string; stock_quantity: number | null; max_quantity: number; set_products: object[] }

/** A product of which few are left, and how many: of whatever earlier journeys have left over. */
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

test('the last ones of a product are sold once: afterwards it is sold out', async ({ page, addToCart }) => {
  const { key, left } = await productWithFewLeft(page)
  await addToCart(key, left)
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('last-three@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('radio', { name: 'ご注文者と同じ住所' }).check()
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).dblclick()
  await orderNumber(page)

  // Guests share a product's page for two seconds.
  await expect
    .poll(async () => {
      await page.goto(`/product/${key}`)
      return page.getByText('売り切れ').count()
    })
    .toBeGreaterThan(0)
})

test('from the cart a guest passes three screens with four presses', async ({ page, addToCart }) => {
  const screens: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (/^\/cart\/./.test(pathname) && screens.at(-1) !== pathname) screens.push(pathname)
  })
  await addToCart('imabari-towel-set')
  await page.goto('/cart')

  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('three-screens@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await expect(page.getByText(/最短で\d+月\d+日（.）ごろまでにお届けします/)).toBeVisible()
  await next(page, '次へ進む')
  await expect(page.getByText(/^〒100-0001 東京都千代田区千代田1-1$/)).toBeVisible()
  await page.getByRole('radio', { name: /代金引換/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)

  expect(screens).toEqual(['/cart/shipping-add', '/cart/payment', '/cart/confirm', '/cart/complete'])
})

test('a refused card says so, and the order succeeds with another card', async ({ page, addToCart }) => {
  await addToCart('imabari-box-fuji')
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('メールアドレス').fill('refused@example.com')
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await form.getByRole('radio', { name: 'ご注文者と同じ住所' }).check()
  await next(page, '次へ進む')
  await fillCard(page, cards.refused)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()

  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /カード|お支払い/ })
      .first(),
  ).toBeVisible()
  await page.goto('/cart/payment')
  await fillCard(page, cards.frictionless)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
})
