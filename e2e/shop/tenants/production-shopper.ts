import type { Page } from '@playwright/test'
import { fillOrderer, next, orderNumber, toConfirm } from '../checkout'
import { expect } from '../journey'

/** Builds the header with which the shop's load balancer forwards the shopper's IP address. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Buys as a guest by bank transfer. Returns the order number. */
export async function buy(page: Page, email: string): Promise<string> {
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await page.goto('/cart/shipping-add')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillOrderer(form, email)
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  return orderNumber(page)
}

/** Returns a list of the URLs that the shop rejects by rate limit from now on. */
export function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 429 && refused.push(answer.url()))
  return refused
}
