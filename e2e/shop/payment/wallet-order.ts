import type { Page } from '@playwright/test'
import { toConfirm } from '../checkout'
import { expect } from '../journey'

export const goods = { 'daifuku-kinako': 2 }

/** Places the order on the payment screen, which leads to the wallet's own page. */
export async function orderBy(page: Page, name: string) {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/wallet\//)
}
