import { expect, test } from '../../shop/running-shop'
import { mailTo } from '../../shop/mails'
import { placeGift } from '../../shop/gift/placed-gift'
import { callsOfPage } from '../../shop/prepared-cart'
import type { Page } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const control = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`)
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a recipient answers without JavaScript: what is missing is said at its field, nothing typed is lost, the giver is thanked', async ({
  page,
  baseURL,
}) => {
  const { path, giverPath } = await placeGift(page, ['和子さん'], 'giver-posts@example.com')
  await page.goto(baseURL + path)
  await page.getByRole('link', { name: 'ギフトを受け取る' }).click()
  await control(page, 'shipping_last_name').fill('鈴木')
  await control(page, 'shipping_first_name').fill('和子')
  await control(page, 'shipping_last_name_kana').fill('すずき')
  await control(page, 'shipping_first_name_kana').fill('ﾜｺ')
  await control(page, 'postal_code').fill('〒900-0001')
  await control(page, 'prefecture').selectOption('沖縄県')
  await control(page, 'city').fill('那覇市')
  await control(page, 'address1').fill('港町1-1')
  await press(page, 'お届け日時へ進む')

  await expect(control(page, 'phone_number')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'city')).toHaveValue('那覇市')
  await control(page, 'phone_number').fill('０９０-１２３４-５６７８')
  await press(page, 'お届け日時へ進む')

  await expect(heading(page, 'お届け日時の選択')).toBeVisible()
  const day = await control(page, 'delivery_at').locator('option').nth(2).getAttribute('value')
  await control(page, 'delivery_at').selectOption(day)
  await press(page, '確認へ進む')

  await expect(heading(page, 'ご入力内容の確認')).toBeVisible()
  await expect(page.getByText('スズキ ワコ')).toBeVisible()
  await press(page, 'お届け先を変更する')
  await expect(control(page, 'address1')).toHaveValue('港町1-1')
  await control(page, 'address1').fill('港町2-2')
  await press(page, 'お届け日時へ進む')
  await expect(control(page, 'delivery_at')).toHaveValue(day ?? '')
  await press(page, '確認へ進む')
  await expect(page.getByText('〒900-0001 沖縄県那覇市港町2-2')).toBeVisible()
  await press(page, 'この内容で登録する')

  await expect(page).toHaveURL(`${baseURL}${path}/complete`)
  await expect(heading(page, 'お届け先を登録しました')).toBeVisible()
  await control(page, 'message').fill('大切にいただきます。')
  await press(page, 'お礼を送る')
  await expect(page.getByText('お礼をお送りしました')).toBeVisible()
  const thanks = await mailTo('giver-posts@example.com', 'お礼が届きました')
  expect(thanks.text).toContain('大切にいただきます。')
  await page.goto(baseURL + giverPath)
  await expect(page.getByText('大切にいただきます。')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('那覇市')
})

test('a recipient declines without JavaScript; the link answers 410 and the giver reads the words', async ({
  page,
  baseURL,
}) => {
  const { path, giverPath } = await placeGift(page, ['健さん'], 'giver-posts-declined@example.com')
  await page.goto(baseURL + path)
  await page.getByText('お受け取りを辞退する').click()
  await control(page, 'message').fill('お気持ちだけで十分です。')
  const gone = page.waitForResponse((answer) => answer.status() === 410)
  await press(page, '辞退する')

  await gone
  await expect(heading(page, 'ご辞退を承りました')).toBeVisible()
  await page.goto(baseURL + giverPath)
  await expect(page.getByText('お気持ちだけで十分です。')).toBeVisible()
})

test('a giver works without JavaScript: links by hand, a mail and its correction, the reminder, more time, the money back', async ({
  page,
  baseURL,
}) => {
  const { path, giverPath } = await placeGift(
    page,
    ['和子さん', '健さん'],
    'giver-without-scripts@example.com',
  )
  await page.goto(baseURL + giverPath)
  await expect(page.getByRole('textbox', { name: '和子さんへのリンク' })).toHaveValue(`${baseURL}${path}`)
  await expect(page.getByText('リンクを選択してコピーし').first()).toBeVisible()
  await page.getByText('当店からメールで送る').first().click()
  await control(page, 'email').fill('kazuko')
  await press(page, 'メールを予約する')

  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'email')).toHaveValue('kazuko')
  await control(page, 'email').fill('kazuko-by-post@example.com')
  await press(page, 'メールを予約する')
  await expect(page.getByText('送付済み')).toBeVisible()
  expect((await mailTo('kazuko-by-post@example.com', 'ギフトが届いています')).text).toContain(path)
  await press(page, 'お知らせをもう一度送る')
  await expect(page.getByText('お知らせを一度お送りしました。')).toBeVisible()

  await expect(page.getByRole('button', { name: '期限を30日延ばす' })).toHaveCount(2)
  await page.getByRole('button', { name: '期限を30日延ばす' }).first().click()
  await expect(page.getByRole('button', { name: '期限を30日延ばす' })).toHaveCount(1)

  const links = page.getByRole('textbox', { name: '健さんへのリンク' })
  const token = (await links.inputValue()).split('/').at(-1)
  await (
    await callsOfPage(page)
  )('POST', `/v1/social-gifts/${token}/decline`, {})
  await page.goto(baseURL + giverPath)
  await expect(page.getByText('辞退されました')).toBeVisible()
  await press(page, '取りやめて返金を受ける')
  await expect(page.getByText('健さんへのギフトを取りやめます。この操作は元に戻せません。')).toBeVisible()
  await press(page, '取りやめる')
  await expect(page.getByText('お取りやめ・ご返金')).toBeVisible()
})
