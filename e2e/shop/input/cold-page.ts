import type { Page } from '@playwright/test'
import { expect } from '../journey'

/** Opens a page as any guest, and expects that it loads no script before its pictures. */
export async function open(page: Page, url: string) {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto(url)
  await expect(page.locator('template#scripts')).toBeAttached()
  expect(asked).toEqual([])
}
