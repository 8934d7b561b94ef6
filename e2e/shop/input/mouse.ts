import { errors, type Page } from '@playwright/test'

/** Assertion timeout, as in playwright.config.ts. */
const longestWaitMs = 40_000

/** Server-rendered parts of the page that aren't hydrated yet. */
const waiting = '#shell-header[data-hydrating], main [data-hydrating]'

/**
 * Moves the mouse after each navigation, which starts hydration, and waits until shell and remote are
 * hydrated. For a page that doesn't hydrate, navigate with `commit`.
 */
export function moveMouseOnNavigation(page: Page) {
  const { goto, reload } = page
  async function moveMouse(waitUntil: string | undefined) {
    // The page ignores the first pointer event in a new document, because it has no movement.
    await page.mouse.move(1, 0)
    await page.mouse.move(0, 0)
    if (waitUntil !== 'commit') await waitForHydration(page)
  }
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    await moveMouse(options?.waitUntil)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await moveMouse(options?.waitUntil)
    return response
  }
}

/**
 * Waits until the page is hydrated.
 * @throws if a part of the page isn't hydrated in time. The message names the part.
 */
async function waitForHydration(page: Page) {
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
