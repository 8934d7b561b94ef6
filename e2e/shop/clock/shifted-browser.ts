import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { offsetMs } from './shop-clock'

/** Sets the shop's time in every context that the browser opens from now on. Timers are unaffected. */
export function setShopTime(browser: Browser) {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await open(options)
    if (offsetMs !== 0) await context.addInitScript(shiftDate, offsetMs)
    return context
  }
}

/** Shifts `Date`. Runs in each page before the page's own scripts. */
function shiftDate(ms: number) {
  const now = () => RealDate.now() + ms
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}
