import type { Page } from '@playwright/test'
import { structuredDataOf, structuredDataProblems } from '../shop/markup/structured-data'
import { expect, test } from '../shop/tenants/fourth-shop'

/** What is others' never answers. */
const letOthersHang = (page: Page) =>
  page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    () => {},
  )

test.beforeEach(({ page }) => letOthersHang(page))

for (const [path, types] of [
  ['/', ['OnlineStore', 'WebSite']],
  ['/product/bowl', ['Product', 'BreadcrumbList']],
  ['/product?category=dishes', ['ItemList', 'BreadcrumbList']],
] as const)
  test(`a validator finds nothing in the structured data of a shop made of data: ${path}`, async ({
    page,
    fourthShop,
  }) => {
    const textAt = async (url: string) => (await page.goto(url))!.text()
    type Told = { '@type': string; logo?: string }
    let data: Told[] = []
    // A busy machine's first page may come without its screen: search engines come again too.
    await expect(async () => {
      data = structuredDataOf(await textAt(fourthShop.at(path))) as Told[]
      expect(data.map((one) => one['@type'])).toEqual(types)
    }).toPass()

    expect(structuredDataProblems(data)).toEqual([])
    if (path !== '/') return
    expect(data[0]!.logo).toBe(fourthShop.at('/shell/logo.svg'))
    expect(await textAt(data[0]!.logo!)).toContain('<rect')
  })
