import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aRecipient, fillIn, main, press } from '../../shop/gift/gift-recipient'
import { expect, test } from '../../shop/journey'
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the letter is readable, and its way leads to the address', async ({ page }) => {
    const { path } = await placeGift(page, ['和子さん'], 'giver-plain@example.com')
    await page.goto(path)

    await expect(page.getByText('いつもありがとうございます。')).toBeVisible()
    await page.getByRole('link', { name: 'ギフトを受け取る' }).click()
    await expect(page.getByLabel('郵便番号')).toBeVisible()
  })
})
