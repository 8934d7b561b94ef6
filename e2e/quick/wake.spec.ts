import type { Page } from '@playwright/test'
import { expect, test } from '../shop/journey'

test.use({ isCold: true, isStill: true })

/** A page as any guest opens it; it has asked for no script by the time that its pictures are there. */
async function open(page: Page, url: string) {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.goto(url)
  await expect(page.locator('template#scripts')).toBeAttached()
  expect(asked).toEqual([])
}

test('a product’s page asks for no script until somebody is there; a press in it is answered all the same, once', async ({
  page,
}) => {
  await open(page, '/product/imabari-towel-set')

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href="/cart"]')).toContainText('1')
})
