import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './running-shop'

type WarmContext = {
  context: BrowserContext
  /** Keeps the renderer process alive, because the process would exit with its last page. */
  holder: Page
  /** Origins in whose storage a journey may have stored data. */
  visited: Set<string>
}

/**
 * Shares one context between a worker's journeys, because it has already fetched and compiled the immutable
 * scripts. The context is cleaned after each journey. `isCold` provides a separate one.
 */
export const test = base.extend<
  { isCold: boolean },
  { warm: { current?: WarmContext; drop(): Promise<void> } }
>({
  isCold: [false, { option: true }],
  warm: [
    async ({ browser: _ }, use) => {
      const warm = {
        current: undefined as WarmContext | undefined,
        async drop() {
          await warm.current?.context.close()
          warm.current = undefined
        },
      }
      await use(warm)
      await warm.drop()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, isCold, warm, shopOrigin }, use, info) => {
    if (isCold) {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    warm.current ??= await open(await browser.newContext(), shopOrigin)
    await use(warm.current.context)
    // Playwright takes the failure screenshot when the context closes, and the next journey needs a clean
    // context.
    if (info.status !== info.expectedStatus) return warm.drop()
    await clean(warm.current)
  },
})

async function open(context: BrowserContext, shopOrigin: string): Promise<WarmContext> {
  const visited = new Set<string>()
  const holder = await context.newPage()
  await holder.goto(`${shopOrigin}/robots.txt`)
  context.on('page', (page) => page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).origin)))
  return { context, holder, visited }
}

/** Clears everything except the browser's HTTP cache, which holds only immutable files. */
async function clean({ context, holder, visited }: WarmContext) {
  await Promise.all(context.pages().map((page) => page !== holder && page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  await context.clearPermissions()
  const devtools = await context.newCDPSession(holder)
  for (const origin of visited)
    if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
  await context.clearCookies()
  visited.clear()
}
