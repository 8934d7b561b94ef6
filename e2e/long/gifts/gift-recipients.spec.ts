import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aRecipient, fillIn, main, press } from '../../shop/gift/gift-recipient'
import { expect, test } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { origin } from '../../shop/origin'
import { pageFaults } from '../../shop/looks/page-faults'
import { placeGift } from '../../shop/gift/placed-gift'
import { walk, type Stop } from '../../shop/looks/walk'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a recipient gets the link by email and thanks the giver', async ({ page, browser }) => {
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

const look = (page: Page) => pageFaults(page, [320, 1280])

test('the gift pages are accessible', async ({ page }) => {
  const { path, giverPath } = await placeGift(page, ['和子さん', '次郎さん'], 'giver-axe@example.com')
  const days = `${path}/delivery?${new URLSearchParams({ postal: '1000001', pref: '東京都' }).toString()}`
  const stops: Stop[] = [
    ...[path, `${path}/shipping`, days, giverPath, '/social-gift'],
    [
      'the second look',
      async () => {
        await page.goto(path)
        await fillIn(page)
      },
    ],
    [
      'the completion',
      async () => {
        await press(page, 'この内容で登録する')
        await expect(page.getByRole('heading', { level: 1, name: 'お届け先を登録しました' })).toBeVisible()
      },
    ],
    ['a step of a used link', () => page.goto(`${path}/shipping`)],
  ]
  await walk(page, stops, look)
})

test('a recipient declines a gift using only the keyboard', async ({ page }) => {
  const { path } = await placeGift(page, ['次郎さん'], 'giver-keys@example.com')
  await page.goto(path)
  await page.locator('summary', { hasText: 'お受け取りを辞退する' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('贈り主さまへのことば')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('辞退を承りました')).toBeVisible()
})
