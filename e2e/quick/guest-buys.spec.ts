import { readFileSync } from 'node:fs'
import {
  cards,
  fillCard,
  fillOrderer,
  next,
  orderNumber,
  passChallenge,
  toConfirm,
  wishForDelivery,
} from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { mailTo } from '../shop/mails'

test('a guest buys towel sets by card with 3-D Secure', async ({ page }) => {
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
  await page.getByText('消費税の内訳').click()
  await expect(page.getByText(/10%対象/)).toBeVisible()
  await expect(page.getByText('11,000円').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'ご購入手続きへ' }).click()

  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillOrderer(form, 'guest@example.com')
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
