import type { Page } from '@playwright/test'
import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'
import { listMemberScreens } from '../../shop/looks/screens'
import { allFaults, splitIntoParts, walk, type Stop } from '../../shop/looks/walk'

/**
 * Ten screens with a different theme, texts or data. The other screens use the same components in every shop.
 */
const businessScreens = [
  '/mypage',
  '/mypage/order_history',
  '/mypage/order_history/…',
  '/mypage/point',
  '/mypage/message-center/…',
  '/mypage/user_info',
  '/mypage/user_info/edit',
  '/mypage/address/…',
  '/mypage/card/add',
  '/orders/receipt',
]
const schoolScreens = [
  '/mypage',
  '/mypage/order_history',
  '/mypage/list/favorites',
  '/mypage/user_info',
  '/mypage/user_info/edit',
  '/mypage/address/…',
  '/mypage/measurement',
  '/mypage/measurement/edit',
  '/mypage/name-embroidery',
  '/mypage/name-embroidery/edit',
]
const shops: [host: string, screens: string[]][] = [
  ['localhost', listMemberScreens()],
  ['business.localhost', businessScreens],
  ['school.localhost', schoolScreens],
]

async function openEntry(page: Page, list: string) {
  await page.goto(list)
  const entry = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/add"])`).first()
  await expect(entry, `${list} has an entry`).toBeVisible()
  await page.goto((await entry.getAttribute('href')) ?? '')
}

for (const [host, screens] of shops) {
  const test = testAt(host)
  for (const part of splitIntoParts(screens))
    test(`the member screens of ${host} from ${part[0]} to ${part.at(-1)} are accessible`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('hanako')
      const stops = part.map((path): Stop => {
        const [list = path, isEntry] = path.split('/…')
        return isEntry === undefined ? path : [path, () => openEntry(page, list)]
      })
      await walk(page, stops, allFaults)
    })
}
