import { readFileSync } from 'node:fs'
import { orderAsMember } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { newAddress } from '../../shop/member'
import { prepareMember } from '../../shop/session/prepared-session'

test('a member saves a birthday and orders a gift for it', async ({ page }) => {
  await prepareMember(page, newAddress('birthday'))
  await page.goto('/mypage/memorial')
  await expect(page.getByText('記念日はまだありません')).toBeVisible()

  await page.getByRole('link', { name: '記念日を登録する' }).click()
  await page.getByLabel(/^お相手のお名前/).fill('鈴木　和子')
  await page.getByLabel(/^記念日の名前/).fill('誕生日')
  await page.getByLabel(/^月/).selectOption('2')
  await page.getByLabel(/^日/).selectOption('29')
  await page.getByLabel(/メールで知らせる/).check()
  await page.getByRole('button', { name: '保存する' }).click()

  await expect(page.getByRole('heading', { name: '鈴木　和子さまの誕生日' })).toBeVisible()
  await expect(page.getByText(/うるう年でない年は、2月28日にお祝いします/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/メールで知らせる/)).toBeChecked()
  await page.getByRole('link', { name: /^この日に贈る/ }).click()

  await expect(page.getByText(/2月2[89]日（.）を、ご注文のときのお届け希望日に選びます。/)).toBeVisible()
  await expect(page).toHaveURL(/\/product\/?\?tag=birthday/)
  await page.getByRole('main').getByRole('listitem').getByRole('heading').first().getByRole('link').click()
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  const orderNo = await orderAsMember(page, { isDayWished: true })

  await page.goto('/mypage/order_history')
  await expect(page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` })).toBeVisible()
})

test('shows a message as unread in the header until opened', async ({ page }) => {
  await prepareMember(page, newAddress('messages'))
  const unread = (count: number) =>
    page.getByRole('banner').getByRole('link', { name: new RegExp(`${count}\\s*件の未読メッセージ`) })
  await page.goto('/mypage/message-center')
  await expect(unread(3)).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: /年末年始のお届け/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '年末年始のお届けについて' })).toBeVisible()
  await expect(unread(2)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '送料とお届け' }).click()

  await expect(page).toHaveURL(/\/guide$/)
  await page.goto('/mypage/message-center')
  await expect(page.getByText('3件（未読 2件）')).toBeVisible()
})

test('opens the file attached to an inquiry from the history', async ({ page }) => {
  const email = newAddress('with-file')
  await prepareMember(page, email)
  await page.goto('/contact')
  await expect(page.getByLabel(/^お名前(?!（)/)).toHaveValue('山田　太郎')
  await expect(page.getByLabel(/^メールアドレス/)).toHaveValue(email)
  await page.getByLabel(/^お問い合わせの種類/).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^お問い合わせ(の)?内容/ }).fill('箱がつぶれていました。')
  const bytes = Buffer.from('89504e470d0a1a0a00', 'hex')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '箱.png', mimeType: 'image/png', buffer: bytes })
  await expect(page.getByRole('button', { name: '箱.pngを取り消す' })).toBeVisible()
  // While a file is being uploaded, the form would delay its submission.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('button', { name: 'この内容で送信する' }).click()
  await expect(page.getByText(/受付番号は/)).toBeVisible()

  await page.goto('/mypage/inquiry_history')
  await page.getByRole('link', { name: /の詳細を見る$/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '箱.png（1KB）を開く' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('箱.png')
  expect(readFileSync(await file.path())).toEqual(bytes)
})
