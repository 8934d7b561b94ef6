import { openPage } from './page-metrics.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(page: Page) => Promise<unknown>} Step
 * @typedef {typeof globalThis & { __longest: number }} PressedPage
 * @typedef {{ url: string, viewport?: { width: number, height: number }, before?: Step, press: Step }} Press
 */

const product = '/product/imabari-towel-set'
const phone = { width: 390, height: 844 }
/** Time in ms after which the effects of a click have been painted. */
const settleMs = 1_500

/** @param {Page} page @param {'button' | 'combobox' | 'radio'} role @param {string | RegExp} name */
const first = (page, role, name) => page.getByRole('main').getByRole(role, { name }).first()
/** Takes a guest to the screen for delivery dates, noshi and wrapping. */
async function toDeliveryWishes(/** @type {Page} */ page) {
  await first(page, 'button', 'カートに入れる').click()
  await page.getByRole('status').filter({ hasText: 'カートに追加しました' }).waitFor()
  await page.goto(new URL('/cart/shipping-add', page.url()).href)
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  /** @type {[string | RegExp, string][]} */
  const typed = [
    [/^姓/, '山田'],
    [/^名/, '太郎'],
    ['セイ', 'ヤマダ'],
    ['メイ', 'タロウ'],
    ['メールアドレス', 'bench@example.com'],
    ['郵便番号', '1000001'],
    ['町名・番地', '千代田1-1'],
    ['電話番号', '0312345678'],
  ]
  for (const [label, words] of typed) await form.getByLabel(label).fill(words)
  await page.waitForFunction(() => {
    const city = /** @type {HTMLInputElement | null} */ (document.querySelector('[name$=city]'))
    return city?.value !== ''
  })
  await form.getByRole('radio', { name: 'ご注文者と同じ住所' }).check()
  await page.getByRole('checkbox', { name: /お届け日時・のし・ラッピング/ }).check()
  await first(page, 'button', '次へ進む').click()
  await page.getByLabel('お届け希望日').waitFor()
}

const addressesMax = 100
/** Takes a guest to the matrix with the maximum number of addresses per order. */
async function toMatrix(/** @type {Page} */ page) {
  await first(page, 'button', 'カートに入れる').click()
  await page.getByRole('status').filter({ hasText: 'カートに追加しました' }).waitFor()
  await page.goto(new URL('/cart/shipping-matrix', page.url()).href)
  await page.waitForFunction(() => !document.querySelector('[data-hydrating]'))
  await page.getByText('CSV・表計算からまとめて追加する').click()
  const row = '山田,太郎,ヤマダ,タロウ,1000001,東京都,千代田区,千代田1-1,,0312345678'
  await page.getByLabel('住所の表').fill(Array.from({ length: addressesMax }, () => row).join('\n'))
  await page.getByRole('button', { name: '表のお届け先を追加する' }).click()
  await page.getByText(`${addressesMax}件のお届け先を追加しました。`).waitFor()
}

/**
 * The most common interactions: the page, the steps before, and the click or key press.
 * @type {Record<string, Press>}
 */
const presses = {
  facet: {
    url: '/product',
    press: (page) =>
      page.getByRole('complementary', { name: '絞り込み' }).getByRole('checkbox').first().click(),
  },
  sort: {
    url: '/product',
    before: (page) => page.getByRole('combobox', { name: '並び順' }).focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  quantity: { url: product, press: (page) => first(page, 'button', '1つ増やす').click() },
  gallery: { url: product, press: (page) => first(page, 'button', '2枚目を表示する').click() },
  heart: { url: '/product', press: (page) => first(page, 'button', /をお気に入りに追加$/).click() },
  add: { url: product, press: (page) => first(page, 'button', 'カートに入れる').click() },
  menu: {
    url: '/',
    viewport: phone,
    press: (page) => page.getByRole('button', { name: 'メニューを開く' }).click(),
  },
  search: {
    url: '/product',
    before: (page) => page.getByRole('combobox', { name: '商品を検索' }).focus(),
    press: (page) => page.keyboard.press('t'),
  },
  noshi: {
    url: product,
    before: toDeliveryWishes,
    press: (page) => first(page, 'button', 'のしを付ける').click(),
  },
  day: {
    url: product,
    before: async (page) => {
      await toDeliveryWishes(page)
      await page.getByLabel('お届け希望日').focus()
    },
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  matrix: {
    url: product,
    before: async (page) => {
      await toMatrix(page)
      await page.getByRole('list', { name: 'お届け先ごとの数量' }).getByRole('textbox').nth(50).focus()
    },
    press: (page) => page.keyboard.press('2'),
  },
  everyone: {
    url: product,
    before: toMatrix,
    press: (page) => first(page, 'button', '全員に同じ数にする').click(),
  },
}

/**
 * Measures INP: the time in ms from each interaction to the next frame, on a hydrated and idle page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measurePresses(browser, origin) {
  /** @type {Record<string, number>} */
  const figures = {}
  for (const [name, { url, viewport, before, press }] of Object.entries(presses)) {
    const { context, page, client } = await openPage(browser, false)
    if (viewport) await page.setViewportSize(viewport)
    await page.addInitScript(watchPresses)
    await page.goto(origin + url, { waitUntil: 'load', timeout: 120_000 })
    await page.mouse.move(600, 300)
    await page.mouse.move(601, 301)
    await page.waitForFunction(() => !document.querySelector('[data-hydrating]'))
    await page.waitForLoadState('networkidle')
    await before?.(page)
    await page.waitForLoadState('networkidle')
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => void Object.assign(globalThis, { __longest: 0 }))
    await press(page)
    await page.waitForTimeout(settleMs)
    figures[name] = await page
      .evaluate(() => /** @type {PressedPage} */ (globalThis).__longest)
      .catch(() => NaN)
    await context.close()
  }
  return figures
}

/** Runs in the page. Records the longest event of an interaction, from input to the next frame. */
function watchPresses() {
  const pressed = Object.assign(globalThis, { __longest: 0 })
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) =>
    /** @type {PerformanceEventTiming[]} */ (list.getEntries()).forEach(({ duration, interactionId }) => {
      if (interactionId) pressed.__longest = Math.max(pressed.__longest, duration)
    }),
  ).observe(options)
}
