import { expect, type Browser, type Page } from '@playwright/test'
import { fillAddress, fillPerson } from '../checkout'
import { origin } from '../origin'

export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** Opens the link in a new context, as another person who has only the link. */
export async function aRecipient(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
  await page.goto(origin() + path)
  return page
}

/** Accepts the gift up to the confirmation, from the letter on. */
export async function fillIn(page: Page, street = '千代田1-1'): Promise<void> {
  await page.getByRole('link', { name: 'ギフトを受け取る' }).click()
  const form = page.getByRole('form', { name: 'お届け先の入力' })
  await fillPerson(form)
  await fillAddress(form)
  await form.getByLabel('町名・番地').fill(street)
  await form.getByLabel('電話番号').fill('09012345678')
  await press(page, 'お届け日時へ進む')
  await page.getByLabel('お届け希望日').selectOption({ index: 3 })
  await press(page, '確認へ進む')
  await expect(page.getByRole('heading', { level: 1, name: 'ご入力内容の確認' })).toBeVisible()
}
