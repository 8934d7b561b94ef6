import type { Page } from '@playwright/test'
import { cards, fillCard, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'

const goods = 'daifuku-kinako'

/** Records each heading, and whether product placeholders appear. */
async function watchScreens(page: Page) {
  await page.addInitScript(() => {
    const seen = { titles: [] as string[], isGridSeen: false }
    Object.assign(globalThis, { seenScreens: seen })
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title && seen.titles.at(-1) !== title) seen.titles.push(title)
      if (document.querySelector('main [role="status"] > [aria-hidden="true"] > div')) seen.isGridSeen = true
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    look()
  })
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { seenScreens: { titles: string[]; isGridSeen: boolean } }).seenScreens,
    )
}

test('Back from the payment service shows the confirm screen immediately', async ({ page }) => {
  const screens = await watchScreens(page)
  await openPayment(page, { [goods]: 1 }, 'back@example.com')
  await fillCard(page, cards.challenged)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/3ds\//)

  await page.goBack({ waitUntil: 'commit' })

  await expect(page.getByText(/お支払いは完了していません/)).toBeVisible()
  await expect(page.getByRole('button', { name: '注文を確定する' })).toBeEnabled()
  expect(await screens()).toEqual({ titles: ['ご注文内容の確認'], isGridSeen: false })

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  expect((await screens()).isGridSeen).toBe(false)
})
