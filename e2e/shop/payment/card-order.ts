import type { Page } from '@playwright/test'
import { fillCard, toConfirm } from '../checkout'

export async function orderByCard(page: Page, number: string) {
  await fillCard(page, number)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
}
