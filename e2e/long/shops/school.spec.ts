import { expect, isHydrated } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { pageFaults } from '../../shop/looks/page-faults'
import { testAt } from '../../shop/tenants/other-shop'
import type { Page } from '@playwright/test'

const host = 'school.localhost'
const test = testAt(host)

async function fillBooking(page: Page, email: string) {
  await page.getByLabel(/^お子さまのお名前/).fill('山田さくら')
  await page.getByLabel(/^学年/).selectOption('1')
  await page.getByLabel(/^保護者のお名前(?!（)/).fill('山田花子')
  await page.getByLabel(/^保護者のお名前（カナ）/).fill('やまだはなこ')
  await page.getByLabel(/^電話番号/).fill('０９０-１２３４-５６７８')
  await page.getByLabel(/^メールアドレス/).fill(email)
}

test('books and cancels a seat on a fitting day', async ({ page }) => {
  await page.goto('/school/2101')
  await page
    .getByRole('region', { name: '採寸会' })
    .getByRole('link', { name: /13:00〜14:00 空きあり/ })
    .first()
    .click()
  await isHydrated(page)
  await page.getByRole('button', { name: 'この内容で予約する' }).click()
  await expect(page.getByLabel(/^お子さまのお名前/)).toBeFocused()
  expect(await pageFaults(page), 'what is missing in a booking').toEqual([])
  await fillBooking(page, 'school-journey@example.com')
  await expect(page.getByRole('radio', { name: /13:00〜14:00/ })).toBeChecked()
  await page.getByRole('button', { name: 'この内容で予約する' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '採寸会のご予約を承りました' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('山田さくらさま')
  expect(await pageFaults(page), 'booked').toEqual([])
  const mail = await mailTo('school-journey@example.com', '採寸会のご予約を承りました')
  const link = /https?:\/\/\S+(\/fitting\/booking\/[\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  const answer = await page.goto(link)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await page.getByText('予約を取り消す', { exact: true }).click()
  await page.getByRole('button', { name: 'この予約を取り消す' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '採寸会のご予約を取り消しました' })).toBeVisible()
  await page.goto('/fitting/booking/nobody-has-this-token')
  await expect(page.getByRole('main')).toContainText('404')
})
