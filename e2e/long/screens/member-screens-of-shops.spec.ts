import type { Page } from '@playwright/test'
import { expect, isHydrated } from '../../shop/journey'
import { keyboardFaults, pageFaults, reflowFaults } from '../../shop/page-faults'
import { testAt } from '../../shop/tenants/other-shop'

/** Every screen of a member; of those with a list, the first entry of what the shop's member has. */
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
/** `without`: lists of which the seeded member of that shop has no entry. */
const shops: [host: string, paths: string[], without: string[]][] = [
  ['localhost', ['/ec', ...screens, ...madeToOrder], []],
  ['business.localhost', screens, ['memorial', 'inquiry_history']],
  [
    'school.localhost',
    [...screens, ...madeToOrder],
    ['memorial', 'inquiry_history', 'order_history', 'message-center'],
  ],
]

async function faultsOf(page: Page) {
  // A top page has its heading for those who listen alone.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await isHydrated(page)
  return [...(await pageFaults(page)), ...(await keyboardFaults(page)), ...(await reflowFaults(page))]
}

/** An entry of a list is opened from it. */
const details = ['order_history', 'memorial', 'message-center', 'inquiry_history', 'address']

async function open(page: Page, path: string) {
  const [list = path, isEntry] = path.split('/…')
  await page.goto(list)
  if (isEntry === undefined) return
  const entry = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/add"])`).first()
  await expect(entry, `${list} has an entry`).toBeVisible()
  await page.goto((await entry.getAttribute('href')) ?? '')
}

/** Few enough that a busy machine looks at them within the time of one journey. */
const screensAJourney = 10

for (const [host, paths, without] of shops) {
  const test = testAt(host)
  const entries = details.filter((list) => !without.includes(list)).map((list) => `/mypage/${list}/…`)
  const all = [...paths, ...entries]
  for (let from = 0; from < all.length; from += screensAJourney) {
    const some = all.slice(from, from + screensAJourney)

    test(`from ${some[0]} to ${some.at(-1)} at ${host} all is whole by keyboard, at 320 px and with text twice as large, and axe finds nothing`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('hanako')
      const faults: Record<string, string[]> = {}
      for (const path of some) {
        await open(page, path)
        const found = await faultsOf(page)
        if (found.length > 0) faults[path] = found
      }

      expect(faults).toEqual({})
    })
  }
}
