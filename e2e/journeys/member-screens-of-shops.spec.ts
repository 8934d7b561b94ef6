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

/** An entry of a list is opened from it. */
const details = ['order_history', 'memorial', 'message-center', 'inquiry_history', 'address'].map(
  (list) => `/mypage/${list}/…`,
)

/** Answers false where the list is empty. */
async function open(page: Page, path: string): Promise<boolean> {
  const [list = path, isEntry] = path.split('/…')
  await page.goto(list)
  if (isEntry === undefined) return true
  const entry = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/add"])`).first()
  const href = (await entry.count()) > 0 ? await entry.getAttribute('href') : null
  if (href) await page.goto(href)
  return href !== null
}

/** Few enough that a busy machine looks at them within the time of one journey. */
const screensAJourney = 10

for (const [host, widths, paths] of shops) {
  const test = testAt(host)
  const all = [...paths, ...details]
  for (let from = 0; from < all.length; from += screensAJourney) {
    const some = all.slice(from, from + screensAJourney)

    test(`from ${some[0]} to ${some.at(-1)} at ${host} all is whole by keyboard, at 320 px and with text twice as large, and axe finds nothing`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('hanako')
      const faults: Record<string, string[]> = {}
      for (const path of some) {
        if (!(await open(page, path))) continue
        const found = await faultsOf(page, widths)
        if (found.length > 0) faults[path] = found
      }

      expect(faults).toEqual({})
    })
  }
}
