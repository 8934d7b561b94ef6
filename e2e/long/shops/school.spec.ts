import { expect, isHydrated } from '../../shop/journey'
import { mailTo } from '../../shop/mails'
import { pageFaults } from '../../shop/page-faults'
import { testAt } from '../../shop/tenants/other-shop'
import type { Page } from '@playwright/test'

const host = 'school.localhost'
const test = testAt(host)

const field = (page: Page) =>
  page.getByRole('searchbox').or(page.getByLabel('学校コードまたは学校名')).first()
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: '学校をさがす' }).click()

async function fillBooking(page: Page, email: string) {
  await page.getByLabel(/^お子さまのお名前/).fill('山田さくら')
  await page.getByLabel(/^学年/).selectOption('1')
  await page.getByLabel(/^保護者のお名前(?!（)/).fill('山田花子')
  await page.getByLabel(/^保護者のお名前（カナ）/).fill('やまだはなこ')
  await page.getByLabel(/^電話番号/).fill('０９０-１２３４-５６７８')
  await page.getByLabel(/^メールアドレス/).fill(email)
}

test('a seat at a fitting day is booked, told by mail and given back by its link', async ({ page }) => {
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
  await isHydrated(page)
  await page.getByText('予約を取り消す', { exact: true }).click()
  await page.getByRole('button', { name: 'この予約を取り消す' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '採寸会のご予約を取り消しました' })).toBeVisible()
  await page.goto('/fitting/booking/nobody-has-this-token')
  await expect(page.getByRole('main')).toContainText('404')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a school is found, its set goes into the cart, a seat is booked and given back', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('青空')
    await search(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /青空小学校/ })
      .first()
      .click()
    const shoes = page.getByRole('region', { name: '上履きと帽子' })
    await shoes.getByLabel(/上履き.*サイズ/).selectOption({ index: 1 })
    await shoes.getByRole('button', { name: '一式をカートに入れる' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /赤白帽/ })
        .first(),
    ).toBeVisible()

    await page.goto('/fitting')
    await page
      .getByRole('link', { name: /10:30〜11:30 空きあり/ })
      .first()
      .click()
    await fillBooking(page, 'hanako')
    await page.getByRole('button', { name: 'この内容で予約する' }).click()
    await expect(page.getByLabel(/^メールアドレス/)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(/^お子さまのお名前/)).toHaveValue('山田さくら')
    await page.getByLabel(/^メールアドレス/).fill('no-script@example.com')
    await page.getByRole('button', { name: 'この内容で予約する' }).click()

    await expect(page.getByRole('heading', { level: 1, name: '採寸会のご予約を承りました' })).toBeVisible()
    await page.getByText('予約を取り消す', { exact: true }).click()
    await page.getByRole('button', { name: 'この予約を取り消す' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: '採寸会のご予約を取り消しました' }),
    ).toBeVisible()
  })
})
