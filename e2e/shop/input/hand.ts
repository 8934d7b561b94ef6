import { errors, type Page } from '@playwright/test'

/** The timeout of assertions (playwright.config.ts). */
const longestWaitMs = 40_000

/** Served parts of the page that are not hydrated. */
const waiting = '#shell-header[data-hydrating], main [data-hydrating]'

/**
 * Moves the mouse after each navigation, which wakes the page, and waits until shell and remote are hydrated.
 * A journey whose page must not or cannot hydrate navigates with `commit`.
 */
export function restHand(page: Page) {
  const { goto, reload } = page
  async function look(waitUntil: string | undefined) {
    // A new document's first pointer event carries no movement, and the page ignores it.
    await page.mouse.move(1, 0)
    await page.mouse.move(0, 0)
    if (waitUntil !== 'commit') await comeToLife(page)
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

/** @throws when a part of the page is not hydrated in time, with its name */
async function comeToLife(page: Page) {
  try {
    await page.waitForFunction((parts) => !document.querySelector(parts), waiting, { timeout: longestWaitMs })
  } catch (cause) {
    if (!(cause instanceof errors.TimeoutError)) throw cause
    const parts = await page
      .locator(waiting)
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)))
    throw new Error(`${page.url()} was not hydrated within ${longestWaitMs / 1_000} s: ${parts.join(' ')}`)
  }
}
