import type { Page } from '@playwright/test'
import { expect, type OwnShop } from './own-shop'

export type StoppedRemote = {
  remote: string
  /** True if the case runs in the gate instead of the long suite. */
  isInGate?: true
  /** One of the remote's screens. */
  url: string
  /** Another remote's screen to come from. */
  from: string
}

export const stoppedRemotes: StoppedRemote[] = [
  { remote: 'catalog', isInGate: true, url: '/product', from: '/news' },
  { remote: 'cart', url: '/cart', from: '/news' },
  { remote: 'mypage', url: '/login', from: '/news' },
  { remote: 'content', url: '/faq', from: '/product' },
  { remote: 'social-gift', url: '/social-gift/unknown', from: '/product' },
]

/** Text of the panel in place of an app that can't be loaded. */
export const failure = 'この部分を読み込めませんでした。'

export const titleOf = ({ remote }: StoppedRemote) =>
  `${remote} stopped shows an error in its outlet and recovers`

/** Kills the remote's server, expects an error in its outlet alone, and starts the server again. */
export async function expectRecovery(
  { remote, url, from }: StoppedRemote,
  { shop, page }: { shop: OwnShop; page: Page },
) {
  await shop.stop(remote, 'SIGKILL')

  await page.goto(shop.origin + url)
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
  await page.goto(shop.origin + from)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'カート' }).first()).toBeVisible()

  await page.goto(shop.origin + url)
  await expect(page.getByRole('button', { name: '再試行' })).toBeVisible()
  await shop.start(remote)
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}
