import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { mailTo } from './mails'

const form = (page: Page) => page.getByRole('form', { name: '領収書のダウンロード' })
const press = (page: Page) => form(page).getByRole('button', { name: '領収書をダウンロードする' }).click()

/** Expects an error next to the field for a wrong code. */
export async function receiptIsRefused(page: Page, url: string, orderNo: string) {
  await page.goto(url)
  await form(page)
    .getByLabel(/^ご注文番号/)
    .fill(orderNo)
  const code = form(page).getByLabel(/^領収書コード/)
  await code.fill('not-the-code')
  await press(page)
  await expect(
    form(page)
      .getByText(/ご注文番号と領収書コードの組み合わせが見つかりません/)
      .first(),
  ).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
}

/** Downloads the receipt with its number and the link in the order's email, which is pasted unchanged. */
export async function downloadReceipt(page: Page, email: string, orderNo: string) {
  const mail = await mailTo(email, 'ご注文')
  const link = /https?:\/\/\S*\/orders\/receipt\?\S+/.exec(mail.text ?? '')?.[0] ?? ''
  await form(page)
    .getByLabel(/^ご注文番号/)
    .fill(orderNo)
  await form(page)
    .getByLabel(/^領収書コード/)
    .fill(link)
  const download = page.waitForEvent('download')
  await press(page)
  const file = await download
  expect(file.suggestedFilename()).toBe(`領収書_${orderNo}.pdf`)
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}
