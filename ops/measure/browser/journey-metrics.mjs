import { openPage } from './page-metrics.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {typeof globalThis & { __answered: Promise<number> }} AnsweringPage
 */

/** Time that the pointer hovers over a link before the click. */
const restMs = 200
const quietMs = 500

/**
 * Measures a throttled journey: home → list → product → add → cart → a guest's order. Each figure is the time
 * in ms from a click to the frame that shows the result. The page takes both times, so that the overhead of
 * the driver isn't counted.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measureJourney(browser, origin) {
  const { context, page } = await openPage(browser, true)
  await page.goto(`${origin}/`, { waitUntil: 'load', timeout: 120_000 })
  await quiet(page)
  // A shopper looks around before the first click.
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
      '[data-cart-toast]',
      'カートに',
    ),
    ...(await settled(page)),
    cart: await timed(
      page,
      page.getByRole('banner').locator('a.shell-icon[href="/cart"]'),
      'main h1',
      'カート',
    ),
  }
  const steps = await measureCheckout(page, main)
  await context.close()
  const { list, product, add, cart } = figures
  return { ...figures, total: list + product + add + cart, ...steps }
}

/**
 * Measures three guest checkout screens with payment by bank transfer. Each figure is the time from the click
 * that leaves a screen to the title of the next screen.
 * @param {Page} page
 * @param {Locator} main
 */
async function measureCheckout(page, main) {
  /** @param {string} button @param {string} title */
  const leave = (button, title) =>
    timed(page, main.getByRole('button', { name: button }).first(), 'main h1', title)
  const address = await leave('ご購入手続きへ', 'ご注文者・お届け先の入力')
  await typeAddress(page.getByRole('form', { name: 'ご注文者・お届け先の入力' }))
  const payment = await leave('次へ進む', 'お支払い方法')
  await main.getByRole('radio', { name: /銀行振込/ }).check()
  const confirm = await leave('ご注文内容の確認へ', 'ご注文内容の確認')
  const complete = await leave('注文を確定する', 'ご注文ありがとうございます')
  return { address, payment, confirm, complete, 'checkout total': address + payment + confirm + complete }
}

/**
 * Fills in a new orderer each time, because unpaid orders per orderer are limited.
 * @param {Locator} form
 */
async function typeAddress(form) {
  /** @type {[string | RegExp, string][]} */
  const typed = [
    [/^姓/, '山田'],
    [/^名/, '太郎'],
    ['セイ', 'ヤマダ'],
    ['メイ', 'タロウ'],
    ['メールアドレス', `bench-${Date.now()}@example.com`],
    ['電話番号', '0312345678'],
    ['郵便番号', '1000001'],
  ]
  for (const [label, text] of typed) await form.getByLabel(label).fill(text)
  // The postal code fills in the prefecture, city and town.
  const isTold = () =>
    [...document.querySelectorAll('input')].some(
      ({ name, value }) => name.endsWith('.city') && value === '千代田区',
    )
  await form.page().waitForFunction(isTold)
  await form.getByLabel('町名・番地').fill('千代田1-1')
}

/**
 * Resolves once no request has started or finished for a while. Shoppers read before they click.
 * @param {Page} page
 */
async function quiet(page) {
  let quietSince = performance.now()
  const restart = () => (quietSince = performance.now())
  page.on('request', restart).on('requestfinished', restart).on('requestfailed', restart)
  while (performance.now() - quietSince < quietMs)
    await new Promise((resolve) => setTimeout(resolve, quietMs / 5))
  page.off('request', restart).off('requestfinished', restart).off('requestfailed', restart)
}

/**
 * Returns the time from the optimistic update, shown as pending, to the server's confirmation.
 * @param {Page} page
 */
async function settled(page) {
  const since = performance.now()
  await page.getByRole('status').filter({ hasText: 'カートに追加しました' }).waitFor()
  return { 'add, until the server has said so': performance.now() - since }
}

/**
 * Clicks the target. Returns the time in ms until an element that matches the selector shows the text.
 * @param {Page} page
 * @param {Locator} target
 * @param {string} selector
 * @param {string} text
 */
async function timed(page, target, selector, text) {
  await quiet(page)
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await new Promise((resolve) => setTimeout(resolve, restMs))
  await page.evaluate(watchAnswer, { selector, text })
  await target.click()
  return page.evaluate(() => /** @type {AnsweringPage} */ (globalThis).__answered)
}

/**
 * Runs in the page. `__answered` resolves with the time from the next click to the frame after the text
 * appears.
 * @param {{ selector: string, text: string }} wanted
 */
function watchAnswer({ selector, text }) {
  const answered = new Promise((resolve) => {
    /** @type {number | undefined} */
    let pressedAt
    addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true })
    const observer = new MutationObserver(() => {
      const isThere = [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.includes(text) && element.getClientRects().length > 0,
      )
      const began = pressedAt
      if (began === undefined || !isThere) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  Object.assign(globalThis, { __answered: answered })
}
