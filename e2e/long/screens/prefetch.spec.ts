import type { Page } from '@playwright/test'
import { expect, isHydrated, test } from '../../shop/journey'

test.use({ isCold: true })

function watchRequests(page: Page, pattern: RegExp): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => pattern.test(request.url()) && asked.add(request.url()))
  return asked
}

/** Returns the scripts of the catalogue in a served page. They load after the first user input. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document
        .querySelector<HTMLTemplateElement>('template#scripts')!
        .content.querySelectorAll<HTMLLinkElement>('link[as="script"][href*="/remotes/catalog/"]'),
    ].map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href),
  )
const firstProduct = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first()

test.describe('without user input', () => {
  test.use({ isStill: true })

  test('loads a linked screen’s code before the click', async ({ page }) => {
    await page.goto('/product/imabari-towel-set')
    const ofProduct = await scriptsOf(page)
    await page.goto('/product')
    const ofList = await scriptsOf(page)
    const missing = ofProduct.filter((url) => !ofList.includes(url))
    expect(missing).not.toEqual([])
    const asked = watchRequests(page, /\/remotes\/catalog\/.*\.js/)
    await isHydrated(page)
    await page.waitForFunction(() => performance.getEntriesByName('idle').length > 0)
    expect(missing.filter((url) => asked.has(url))).toEqual([])

    await page.mouse.move(200, 200)
    await expect.poll(() => missing.filter((url) => !asked.has(url))).toEqual([])
    asked.clear()
    await firstProduct(page).click()

    await expect(page.getByRole('button', { name: 'カートに入れる' }).first()).toBeVisible()
    expect(missing.filter((url) => asked.has(url))).toEqual([])
  })
})

test('fetches the data for a hovered link before the click', async ({ page }) => {
  await page.goto('/product')
  const key = new URL((await firstProduct(page).getAttribute('href')) ?? '', page.url()).pathname.split(
    '/',
  )[2]
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/v1/products/${key}`,
  )
  await firstProduct(page).hover()
  await answered
  const asked = watchRequests(page, new RegExp(`/v1/products/${key}$`))

  await firstProduct(page).click()

  await expect(page.getByRole('button', { name: 'カートに入れる' }).first()).toBeVisible()
  expect([...asked]).toEqual([])
})
