import type { Page } from '@playwright/test'

/** What never comes to life (its scripts are kept away, or it is no page of the shop) is not waited for. */
const longestWaitMs = 5_000

/**
 * A hand lies on the mouse: what a shopper opens comes to life, and is looked at until the shell hears what
 * is pressed. Who opens a page only until it begins (`commit`) is quicker than that.
 */
export function restHand(page: Page) {
  const { goto, reload } = page
  async function look(waitUntil: string | undefined) {
    // A new document's first pointer event carries no movement, and the page ignores it.
    await page.mouse.move(1, 0)
    await page.mouse.move(0, 0)
    if (waitUntil === 'commit') return
    await page
      .waitForFunction(() => !document.querySelector('#shell-header[data-hydrating]'), undefined, {
        timeout: longestWaitMs,
      })
      .catch(() => undefined)
  }
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    await look(options?.waitUntil)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await look(options?.waitUntil)
    return response
  }
}
