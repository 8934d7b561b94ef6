import { openPage } from './page-metrics.mjs'

/** Time that the pointer hovers over a link before the click. */
const restMs = 200
const quietMs = 500

/**
 * Measures a throttled journey: home → list → product → add → cart → a guest's order. Each figure is the time
 * in ms from a click to the frame that shows the result. The page takes both times, so that the overhead of
 * the driver isn't counted.
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
 */
async function measureCheckout(page, main) {
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

/** Fills in a new orderer each time, because unpaid orders per orderer are limited. */
async function typeAddress(form) {
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

/** Resolves once no request has started or finished for a while. Shoppers read before they click. */
async function quiet(page) {
  let quietSince = performance.now()
  const restart = () => (quietSince = performance.now())
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, restart)
  while (performance.now() - quietSince < quietMs)
    await new Promise((resolve) => setTimeout(resolve, quietMs / 5))
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.off(event, restart)
}

/** Returns the time from the optimistic update, shown as pending, to the server's confirmation. */
async function settled(page) {
  const since = performance.now()
  await page.getByRole('status').filter({ hasText: 'カートに追加しました' }).waitFor()
  return { 'add, until the server has said so': performance.now() - since }
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
 * Runs in the page. `__answered` resolves with the time from the next click to the frame after the text
 * appears.
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
