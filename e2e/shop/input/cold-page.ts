import type { Page } from '@playwright/test'
import { expect } from '../journey'

/** Opens a page as a guest does, and expects no script to load before the page's images. */
export async function open(page: Page, url: string) {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto(url)
  await expect(page.locator('template#scripts')).toBeAttached()
  expect(asked).toEqual([])
}
