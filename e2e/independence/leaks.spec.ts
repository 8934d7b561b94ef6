import type { CDPSession } from '@playwright/test'
import { expect, test } from '../shop/journey'

const changes = 50
/** What may stay behind after fifty changes: caches that fill once, not one per change. */
const allowedGrowth = { nodes: 300, listeners: 40, heapBytes: 4_000_000 }

test('fifty changes between remotes leave no listeners, no nodes and no growing heap behind', async ({ page }) => {
  await page.goto('/news')
  const client = await page.context().newCDPSession(page)
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await page.getByRole('contentinfo').getByRole('link', { name: '商品一覧' }).click()
      await expect(page.getByRole('heading', { name: '商品一覧', level: 1 })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click()
      await expect(page.getByRole('heading', { name: 'お知らせ', level: 1 })).toBeVisible()
    }
  }

  await rounds(5)
  const before = await measure(client)
  await rounds(changes / 2)
  const after = await measure(client)

  expect(after.nodes - before.nodes).toBeLessThan(allowedGrowth.nodes)
  expect(after.listeners - before.listeners).toBeLessThan(allowedGrowth.listeners)
  expect(after.heapBytes - before.heapBytes).toBeLessThan(allowedGrowth.heapBytes)
  await expect(page.locator('main > [data-app]')).toHaveCount(1)
})

async function measure(client: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await client.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  await client.send('Performance.enable')
  const { metrics } = await client.send('Performance.getMetrics')
  return { nodes, listeners: jsEventListeners, heapBytes: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0 }
}
