import { openPage } from './page-metrics.mjs'

/** A pointer rests on a link this long before it presses. */
const restMs = 200
const quietMs = 500

/**
 * Home → list → product → add → cart under the throttle: milliseconds from each press to the frame that shows
 * its answer,
 * both taken in the page, so that what drives the browser is not measured.
 */
export async function measureJourney(browser, origin) {
  const { context, page } = await openPage(browser, true)
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 120_000 })
  await quiet(page)
  // The shopper looks around before the first press.
  await page.mouse.move(600, 300)
  await quiet(page)
  const main = page.getByRole('main')
  const figures = {
    list: await timed(
      page,
      page.getByRole('banner').getByRole('link', { name: 'タオル・寝具' }).first(),
      'main h1',
      'タオル・寝具',
    ),
    product: await timed(page, main.locator('a[href^="/product/"]').first(), 'main button', 'カートに入れる'),
    add: await timed(
      page,
      main.getByRole('button', { name: 'カートに入れる' }).first(),
      '[role=status]',
      'カートに追加しました',
    ),
    cart: await timed(
      page,
      page.getByRole('banner').locator('a.shell-icon[href="/cart"]'),
      'main h1',
      'カート',
    ),
  }
  await context.close()
  return { ...figures, total: Object.values(figures).reduce((sum, ms) => sum + ms, 0) }
}

/**
 * Resolves once nothing has been asked for or answered for a while: the shopper reads before the next press.
 */
async function quiet(page) {
  let quietSince = performance.now()
  const restart = () => (quietSince = performance.now())
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, restart)
  while (performance.now() - quietSince < quietMs)
    await new Promise((resolve) => setTimeout(resolve, quietMs / 5))
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.off(event, restart)
}

async function timed(page, target, selector, text) {
  await quiet(page)
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await new Promise((resolve) => setTimeout(resolve, restMs))
  await page.evaluate(watchAnswer, [selector, text])
  await target.click()
  return page.evaluate(() => globalThis.__answered)
}

/**
 * Runs in the page: `__answered` resolves with the time from the next click to the frame after the text is
 * there.
 */
function watchAnswer([selector, text]) {
  globalThis.__answered = new Promise((resolve) => {
    let pressedAt
    addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true })
    const observer = new MutationObserver(() => {
      const isThere = [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.includes(text) && element.getClientRects().length > 0,
      )
      if (pressedAt === undefined || !isThere) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
