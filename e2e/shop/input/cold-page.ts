import type { Page } from '@playwright/test'
import { expect } from '../journey'

/** A page as any guest opens it; it has asked for no script by the time that its pictures are there. */
export async function open(page: Page, url: string) {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto(url)
  await expect(page.locator('template#scripts')).toBeAttached()
  expect(asked).toEqual([])
}
