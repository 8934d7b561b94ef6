import type { Page } from '@playwright/test'

/** Returns the payment service's frame with the fields of a card. */
export const cardFields = (page: Page) => page.frameLocator('iframe[title^="カード情報の入力欄"]')

/** Types a card into the frame, whatever the shop calls its fields. */
export async function typeCard(page: Page, number: string) {
  const fields = cardFields(page)
  await fields.getByLabel(/カード番号|カードの番号/).fill(number)
  await fields.getByRole('textbox', { name: '有効期限' }).fill('12/30')
  await fields.getByLabel(/セキュリティ(番号|コード)/).fill('123')
  await fields.getByLabel(/カードの?名義/).fill('TARO YAMADA')
}
