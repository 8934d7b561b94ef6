import { expect, test } from '../../shop/journey'
import { guestDocuments } from '../../shop/looks/guest-documents'

test('no screen violates its content security policy', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript|integrity/i.test(message.text()))
      violations.push(`${page.url()}: ${message.text()}`)
  })

  for (const path of guestDocuments) await page.goto(path)

  expect(violations).toEqual([])
})

test('preloads every script with a hash', async ({ page }) => {
  await page.goto('/')
  const hashes = () =>
    page
      .locator('head link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('integrity')))
  expect((await hashes()).every((hash) => hash?.startsWith('sha'))).toBe(true)

  await page.getByRole('link', { name: 'よくあるご質問' }).first().click()

  await expect(page.getByRole('heading', { name: 'よくあるご質問', level: 1 })).toBeVisible()
})
