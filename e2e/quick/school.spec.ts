import { expect } from '../shop/journey'
import { testAt } from '../shop/tenants/other-shop'
import type { Page } from '@playwright/test'

const host = 'school.localhost'
const test = testAt(host)

const field = (page: Page) =>
  page.getByRole('searchbox').or(page.getByLabel('学校コードまたは学校名')).first()
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: '学校をさがす' }).click()

test('a shopper finds a school and buys its set', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('みどりがおか')
  await search(page)
  await expect(page.getByRole('status')).toContainText('1校見つかりました')
  await page
    .getByRole('main')
    .getByRole('link', { name: /緑が丘中学校/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '緑が丘中学校' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '学校から選ぶ' }).click()
  await field(page).fill('２１０１')
  await search(page)
  await expect(page).toHaveURL(/\/school\/2101$/)

  await page.getByRole('navigation', { name: '学年' }).getByRole('link', { name: '2年' }).click()
  await page.getByRole('navigation', { name: '制服の区分' }).getByRole('link', { name: '男子' }).click()
  await expect(page).toHaveURL(/grade=2&sex=boy/)
  await expect(page.getByRole('region', { name: '制服一式（スカート）' })).toBeHidden()

  const commute = page.getByRole('region', { name: '通学用品一式' })
  await commute.getByLabel(/ローファー.*サイズ/).selectOption({ label: '23.0cm（7,480円）' })
  await commute.getByLabel(/シャツ.*サイズ/).selectOption({ label: '150（2,860円）' })
  await commute.getByRole('button', { name: '一式をカートに入れる' }).click()
  await commute.getByRole('link', { name: 'カートを見る' }).click()

  await expect(page).toHaveURL(/\/cart$/)
  const main = page.getByRole('main')
  for (const name of [/ローファー/, /指定シャツ/, /ソックス/, /ネクタイ/])
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
})
