import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fillAddress, fillPerson } from '../../shop/checkout'
import { aRecipient, fillIn, main, press } from '../../shop/gift/gift-recipient'
import { expect, isHydrated, test } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { origin } from '../../shop/origin'
import { pageFaults } from '../../shop/page-faults'
import { placeGift } from '../../shop/gift/placed-gift'

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('one recipient: the link goes by mail, the parcel’s day into a calendar, the thanks to the giver', async ({
  page,
  browser,
}) => {
  const { giverPath } = await placeGift(page, ['和子さん'], 'giver-one@example.com')
  await page.goto(giverPath)
  await page.getByText('当店からメールで送る').click()
  await page.getByLabel('お相手のメールアドレス').fill('kazuko-one@example.com')
  await press(page, 'メールを予約する')
  await expect(main(page).getByText('送付済み')).toBeVisible()
  const mail = await mailTo('kazuko-one@example.com', 'ギフトが届いています')
  const link = /https?:\/\/\S+(\/social-gift\/[\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''

  const recipient = await aRecipient(browser, link)
  await expect(recipient.getByText('いつもありがとうございます。')).toBeVisible()
  await fillIn(recipient)
  await press(recipient, 'この内容で登録する')
  await expect(recipient.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
  const download = recipient.waitForEvent('download')
  await press(recipient, 'カレンダーに追加する')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('BEGIN:VEVENT')
  await recipient.getByLabel('お礼のことば').fill('大切にいただきます。')
  await recipient
    .getByLabel('お写真')
    .setInputFiles({ name: 'sakura.png', mimeType: 'image/png', buffer: png })
  await press(recipient, 'お礼を送る')
  await expect(recipient.getByText('お礼をお送りしました')).toBeVisible()

  const thanks = await mailTo('giver-one@example.com', 'お礼が届きました')
  expect(thanks.text).toContain('大切にいただきます。')
  await page.reload()
  await expect(main(page).getByText('お受け取り登録済み')).toBeVisible()
  await expect(main(page).getByText('大切にいただきます。')).toBeVisible()
  const photo = main(page).getByRole('img', { name: '和子さんから届いたお写真' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(main(page)).not.toContainText('千代田')
  const again = await recipient.goto(`${origin()}${link}/shipping`)
  expect(again?.status()).toBe(410)
  await recipient.context().close()
})

test('five recipients have five links in a table, and each answers alone', async ({ page, browser }) => {
  const names = ['和子さん', '次郎さん', '三郎さん', '花子さん', '健さん']
  const { giverPath } = await placeGift(page, names, 'giver-five@example.com')
  await page.goto(giverPath)
  const download = page.waitForEvent('download')
  await press(page, '5名分のリンクをCSVで保存する')
  const csv = readFileSync(await (await download).path(), 'utf8')
  const links = [...csv.matchAll(/https?:\/\/[^"]+?(\/social-gift\/[\w-]+)/g)].map(([, path = '']) => path)
  expect(new Set(links).size).toBe(5)

  const third = await aRecipient(browser, links[2] ?? '')
  await expect(third.getByText('三郎さん', { exact: true })).toBeVisible()
  await fillIn(third)
  await press(third, 'この内容で登録する')
  await expect(third.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
  const fourth = await aRecipient(browser, links[3] ?? '')
  await expect(fourth.getByText('花子さん', { exact: true })).toBeVisible()

  await page.reload()
  await expect(main(page).getByText('お受け取り登録済み')).toHaveCount(1)
  await expect(main(page).getByRole('textbox', { name: /へのリンク$/ })).toHaveCount(4)
  await third.context().close()
  await fourth.context().close()
})

test('a recipient declines; the giver reads why and has the gift sent home', async ({ page, browser }) => {
  const { path, giverPath } = await placeGift(page, ['健さん'], 'giver-declined@example.com')
  const recipient = await aRecipient(browser, path)
  await recipient.getByText('お受け取りを辞退する').click()
  await recipient.getByLabel('贈り主さまへのことば').fill('お気持ちだけで十分です。')
  await press(recipient, '辞退する')
  await expect(recipient.getByText('辞退を承りました')).toBeVisible()
  const gone = await recipient.goto(origin() + path)
  expect(gone?.status()).toBe(410)
  await recipient.context().close()

  await mailTo('giver-declined@example.com', '辞退されました')
  await page.goto(giverPath)
  await expect(main(page).getByText('お気持ちだけで十分です。')).toBeVisible()
  await page.getByText('ご自身の住所へ届ける').click()
  const form = page.getByRole('form', { name: '健さんへのギフトのお届け先' })
  await fillPerson(form)
  await fillAddress(form)
  await form.getByLabel('電話番号').fill('0312345678')
  await press(page, 'この住所へ届ける')
  await expect(main(page).getByText('ご自身の住所へお届け')).toBeVisible()
})

/** axe, and nothing wider than the window, on what is shown now. */
async function expectFaultless(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await pageFaults(page, [320, 1280]), name).toEqual([])
}

test('axe finds nothing on the pages of a gift, and nothing is wider than a phone of 320 px', async ({
  page,
}) => {
  const { path, giverPath } = await placeGift(page, ['和子さん', '次郎さん'], 'giver-axe@example.com')
  const days = `${path}/delivery?${new URLSearchParams({ postal: '1000001', pref: '東京都' }).toString()}`
  for (const url of [path, `${path}/shipping`, days, giverPath, '/social-gift']) {
    await page.goto(url)
    await expectFaultless(page, url)
  }
  await page.goto(path)
  await fillIn(page)
  await expectFaultless(page, 'the second look')
  await press(page, 'この内容で登録する')
  await expect(page.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
  await expectFaultless(page, 'the completion')
  await page.goto(`${path}/shipping`)
  await expectFaultless(page, 'a step of a used link')
})

test('a gift is declined by the keyboard alone', async ({ page }) => {
  const { path } = await placeGift(page, ['次郎さん'], 'giver-keys@example.com')
  await page.goto(path)
  await page.locator('summary', { hasText: 'お受け取りを辞退する' }).focus()
  await isHydrated(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('贈り主さまへのことば')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('辞退を承りました')).toBeVisible()
})
