import type { CDPSession } from '@playwright/test'
import { expect, isHydrated, test } from '../shop/journey'

/** A cache may fill once more; a listener or node for each change may not stay. */
const allowedGrowth = { nodes: 100, listeners: 20, heapBytes: 2_000_000 }
const rounds = 50

/** Screens of two remotes, each with widgets of a third. */
const pairs = [
  { from: '商品一覧', to: 'お知らせ', at: 'contentinfo' },
  { from: '商品一覧', to: 'カート', at: 'banner' },
] as const

for (const { from, to, at } of pairs) {
  test(`a hundred changes between ${from} and ${to} leave no listeners, no nodes and no growing heap behind`, async ({
    page,
  }) => {
    await page.goto('/product')
    await isHydrated(page)
    const client = await page.context().newCDPSession(page)
    const change = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        await page
          .getByRole(at)
          .getByRole('link', { name: new RegExp(`^${to}`) })
          .first()
          .click()
        await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible()
        await page.getByRole('contentinfo').getByRole('link', { name: from }).click()
        await expect(page.getByRole('heading', { name: from, level: 1 })).toBeVisible()
      }
    }

    await change(5)
    const before = await measure(client)
    await change(rounds)
    const growth = async () => {
      const after = await measure(client)
      return Object.entries(allowedGrowth).flatMap(([what, allowed]) => {
        const grown = after[what as keyof typeof after] - before[what as keyof typeof before]
        return grown < allowed ? [] : [`${what} grew by ${grown}`]
      })
    }

    // single-spa's own timers hold what ended for some seconds.
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
