import type { CDPSession } from '@playwright/test'
import { expect, test } from '../shop/journey'

test.use({ isCold: true })
// A retry would hide a leak that only some runs show.
test.describe.configure({ retries: 0 })

/**
 * Maximum growth in each half of the rounds: no listener and no node per navigation. A cache grows in one
 * half only, but a leak grows in both.
 */
const allowedGrowth = { nodes: 0, listeners: 0, heapBytes: 500_000 }
const roundsOfHalf = 25
const kinds = ['nodes', 'listeners', 'heapBytes'] as const

/** Screens of two remotes. Both show widgets of a third remote. */
const pairs = [
  { from: '商品一覧', to: 'お知らせ', at: 'contentinfo' },
  { from: '商品一覧', to: 'カート', at: 'banner' },
] as const

for (const { from, to, at } of pairs) {
  test(`switching a hundred times between ${from} and ${to} leaks no memory`, async ({ page }) => {
    await page.goto('/product')
    const client = await page.context().newCDPSession(page)
    // Dispatch the event, because a real click would wait for frames, which a shared core may delay.
    const change = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        await page
          .getByRole(at)
          .getByRole('link', { name: new RegExp(`^${to}`) })
          .first()
          .dispatchEvent('click')
        await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible()
        await page.getByRole('contentinfo').getByRole('link', { name: from }).dispatchEvent('click')
        await expect(page.getByRole('heading', { name: from, level: 1 })).toBeVisible()
      }
    }

    await change(10)
    const before = await measure(client)
    await change(roundsOfHalf)
    const halfway = await measure(client)
    await change(roundsOfHalf)
    const growth = async () => {
      const after = await measure(client)
      return kinds.flatMap((kind) => {
        const grown = Math.min(halfway[kind] - before[kind], after[kind] - halfway[kind])
        return grown <= allowedGrowth[kind] ? [] : [`${kind} grew by ${grown} in either half`]
      })
    }

    // Timers of single-spa keep references to unmounted parcels for a few seconds.
    await expect.poll(growth).toEqual([])
    await expect(page.locator('main > [data-app]')).toHaveCount(1)
  })
}

async function measure(client: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  await client.send('Performance.enable')
  const { metrics } = await client.send('Performance.getMetrics')
  return {
    nodes,
    listeners: jsEventListeners,
    heapBytes: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0,
  }
}
