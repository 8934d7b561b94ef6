import type { Page } from '@playwright/test'
import { expect } from '../journey'

/** Opens a page like any guest, and expects no script to load before its images. */
export async function open(page: Page, url: string) {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto(url)
  await expect(page.locator('template#scripts')).toBeAttached()
  expect(asked).toEqual([])
}
