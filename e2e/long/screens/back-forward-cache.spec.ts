import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { keepsPages } from '../../shop/looks/kept-pages'
import { isWhole } from '../../shop/looks/walk'

test.use(keepsPages)

type Restored = { isKept: boolean; reasons: string[] }

/** Leaves a screen for another document and goes back. Reports whether the back-forward cache was used. */
async function leaveAndReturn(page: Page, path: string): Promise<Restored> {
  await page.goto(path)
  await isWhole(page)
  await page.evaluate(() => Object.assign(globalThis, { wasHereBefore: true }))
  await page.goto(path === '/law' ? '/privacy' : '/law')
  // A page restored from the back-forward cache fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'complete')
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] | null } | null
    })[]
    return {
      isKept: 'wasHereBefore' in globalThis,
      reasons: entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [],
    }
  })
}

const paths = [
  '/',
  '/product?category=towel',
  '/product?word=タオル',
  '/product/imabari-towel-set',
  '/faq',
  '/news',
  '/blog',
  '/maker',
  '/stylist',
  '/contact',
  '/catalog-order',
  '/flip-book?catalog=winter',
  '/sitemap',
  '/law',
]

test('restores each guest page from the back/forward cache', async ({ page }) => {
  for (const path of paths)
    await test.step(path, async () => {
      expect.soft(await leaveAndReturn(page, path), path).toEqual({ isKept: true, reasons: [] })
    })
})
