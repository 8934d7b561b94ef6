import { expect, type Page, type TestInfo } from '@playwright/test'
import { prepareSession } from './session/prepared-session'
import { test as base } from './warm-context'

type Verbs = {
  /** Signs in as a seeded member through the API, without opening a page. */
  signInAs(name: 'hanako' | 'taro'): Promise<void>
  addToCart(productKey: string, quantity?: number): Promise<void>
}

/** An end-to-end test with a shop of its own and the shopper's actions. */
export const test = base.extend<Verbs>({
  page: async ({ page }, use, info) => {
    const problems = watchProblems(page)
    await use(page)
    await reportFailedPage(page, info)
    expect(problems, 'the browser console stays clean').toEqual([])
  },
  signInAs: async ({ page, baseURL }, use) =>
    use((name) => prepareSession(page, `${name}@example.com`, baseURL)),
  addToCart: async ({ page }, use) =>
    use(async (productKey, quantity = 1) => {
      await page.goto(`/product/${productKey}`)
      for (let count = 1; count < quantity; count += 1)
        await page.getByRole('button', { name: '1つ増やす' }).first().click()
      await page.getByRole('button', { name: 'カートに入れる' }).first().click()
      await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
    }),
})

/** Waits until the server-rendered page is hydrated and handles input. */
export const isHydrated = (page: Page) =>
  expect(page.locator('main [data-app]:not([data-hydrating])')).toBeAttached()

/** Adds the page's URL and content to the error, because often only the end of a failure's log survives. */
async function reportFailedPage(page: Page, { status, expectedStatus }: TestInfo) {
  if (status === expectedStatus) return
  const seen = await page.getByRole('main').ariaSnapshot({ timeout: 5_000 }).catch(String)
  throw new Error(`It failed at ${page.url()}\n${seen.slice(0, 4_000)}`)
}

/** Fails the journey on uncaught errors and on violations of the content security policy. */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(text)) problems.push(text)
    if (message.type() === 'warning' && text.startsWith('[hydration-recovered]')) problems.push(text)
  })
  return problems
}

export { expect } from '@playwright/test'
export { seededPassword } from './session/prepared-session'
