import { mergeTests } from '@playwright/test'
import { listMyPagePaths } from '../shop/looks/screens'
import { parseStructuredData, structuredDataProblems } from '../shop/markup/structured-data'
import { expect, test as served } from '../shop/served/journey'
import { test as fourthShop } from '../shop/tenants/fourth-shop'

const test = mergeTests(served, fourthShop)

type Told = { '@type': string; logo?: string }

test('publishes valid structured data for a data-only shop', async ({ reader, fourthShop }) => {
  for (const [path, types] of [
    ['/', ['OnlineStore', 'WebSite']],
    ['/product/bowl', ['Product', 'BreadcrumbList']],
    ['/product?category=dishes', ['ItemList', 'BreadcrumbList']],
  ] as const) {
    let data: Told[] = []
    // On a busy machine the first response may not be server-rendered. Search engines retry too.
    await expect(async () => {
      data = parseStructuredData((await reader.open(fourthShop.at(path))).body.toString()) as Told[]
      expect(data.map((one) => one['@type'])).toEqual(types)
    }).toPass()

    expect(structuredDataProblems(data), path).toEqual([])
  }
})

test('serves a data-only shop’s own logo', async ({ reader, fourthShop }) => {
  const { body } = await reader.open(fourthShop.at('/'))
  const [{ logo = '' }] = parseStructuredData(body.toString()) as [Told]

  expect(logo).toBe(fourthShop.at('/shell/logo.svg'))
  expect((await reader.open(logo)).body.toString()).toContain('<rect')
})

test('a shop without members has no member screens', async ({ reader, fourthShop }) => {
  for (const path of listMyPagePaths())
    expect((await reader.open(fourthShop.atCounter(path))).status, path).toBe(404)
})
