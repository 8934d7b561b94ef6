import type { Page } from '@playwright/test'
import { expect, isHydrated } from '../shop/journey'
import { keyboardFaults, pageFaults, reflowFaults } from '../shop/page-faults'
import { testAt } from '../shop/tenants/other-shop'

/** Every screen of my page; of those with a list, the first entry of what the shop's member has. */
const screens = [
  '/mypage',
  '/mypage/order_history',
  '/mypage/point',
  '/mypage/list',
  '/mypage/list/favorites',
  '/mypage/bookmark',
  '/mypage/product_history',
  '/mypage/product_search_history',
  '/mypage/product_request_history',
  '/mypage/memorial',
  '/mypage/memorial/add',
  '/mypage/message-center',
  '/mypage/inquiry_history',
  '/mypage/user_info',
  '/mypage/user_info/edit',
  '/mypage/password',
  '/mypage/address',
  '/mypage/address/add',
  '/mypage/card',
  '/mypage/card/add',
  '/mypage/passkey',
  '/mypage/session',
  '/mypage/login_history',
  '/mypage/leave',
  '/mypage/logout',
  '/orders/receipt',
]
const madeToOrder = [
  '/mypage/measurement',
  '/mypage/measurement/edit',
  '/mypage/name-embroidery',
  '/mypage/name-embroidery/edit',
]
const shops: [host: string, widths: number[], paths: string[]][] = [
  ['localhost', [1280], [...screens, ...madeToOrder]],
  ['business.localhost', [390], screens],
  ['school.localhost', [390], [...screens, ...madeToOrder]],
]

async function faultsOf(page: Page, widths: number[]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isHydrated(page)
  return [...(await pageFaults(page, widths)), ...(await keyboardFaults(page)), ...(await reflowFaults(page))]
}

for (const [host, widths, paths] of shops) {
  const test = testAt(host)

  test(`every screen of my page at ${host} is whole by keyboard, at 320 px and with text twice as large, and axe finds nothing`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('hanako')
    const faults: Record<string, string[]> = {}
    for (const path of paths) {
      await page.goto(path)
      const found = await faultsOf(page, widths)
      if (found.length > 0) faults[path] = found
    }
    for (const list of ['order_history', 'memorial', 'message-center', 'inquiry_history', 'address']) {
      await page.goto(`/mypage/${list}`)
      const entry = page.getByRole('main').locator(`a[href^="/mypage/${list}/"]:not([href$="/add"])`)
      if ((await entry.count()) === 0) continue
      await page.goto((await entry.first().getAttribute('href')) ?? '')
      const found = await faultsOf(page, widths)
      if (found.length > 0) faults[page.url()] = found
    }

    expect(faults).toEqual({})
  })
}
