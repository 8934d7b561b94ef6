import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { isWhole } from '../../shop/looks/walk'

const phone = { width: 390, height: 844 }
const soldOut = '/product/dome-beni'
const towels = '/product/imabari-towel-set'

async function openAt(page: Page, path: string, size = phone) {
  await page.setViewportSize(size)
  await page.goto(path)
  await isWhole(page)
}

async function bottomOf(place: Locator) {
  const box = await place.boundingBox()
  return box ? box.y + box.height : Infinity
}

test('a phone’s home shows goods, proof and a way to choose', async ({ page }) => {
  await openAt(page, '/', { width: 390, height: 900 })
  const goods = page.getByRole('main').getByRole('article')

  await expect(goods.first()).toContainText('円税込')
  for (const place of [
    goods.first().getByText('税込'),
    page
      .getByRole('main')
      .getByRole('img', { name: /^5点中/ })
      .first(),
    page.getByRole('link', { name: '相手・予算から探す' }),
  ]) {
    expect(await bottomOf(place)).toBeLessThanOrEqual(900)
  }
})

for (const path of ['/occasion/oseibo', '/gift-finder'])
  test(`a phone’s ${path} shows picture, name and price of goods`, async ({ page }) => {
    await openAt(page, path, { width: 390, height: 900 })
    const card = page.getByRole('main').getByRole('article').first()

    for (const place of [
      card.getByRole('img').first(),
      card.getByRole('link').first(),
      card.getByText('税込'),
    ])
      expect(await bottomOf(place)).toBeLessThanOrEqual(900)
  })

const lists = [
  ['/product?word=友達の出産祝い', 620, 600],
  ['/product?word=お歳暮 5000円以内', 620, 600],
  ['/product?category=tea', 620, 600],
  ['/ranking', 620, 600],
  ['/occasion/oseibo', 620, 600],
  ['/occasion/oseibo?price_from=3000&price_to=5000', 620, 600],
] as const
for (const [path, onPhone, onDesk] of lists)
  test(`the first goods of ${path} begin on the first screen`, async ({ page }) => {
    for (const [size, most] of [
      [phone, onPhone],
      [{ width: 1280, height: 900 }, onDesk],
    ] as const) {
      await openAt(page, path, size)
      const box = await page.getByRole('main').getByRole('article').first().boundingBox()

      expect(box?.y, `${size.width} px`).toBeLessThanOrEqual(most)
    }
  })

test('a phone cuts no chip of a search for a child', async ({ page }) => {
  await openAt(page, '/product?word=出産祝い 女の子')
  const chips = page.getByRole('list', { name: '絞り込み中の条件' }).getByRole('link')

  await expect(chips).toHaveCount(4)
  for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 })
})

test('a phone’s product shows name, price, stars and day first', async ({ page }) => {
  await openAt(page, towels)
  const end = (await page.getByRole('region', { name: 'カートに入れる' }).boundingBox())?.y

  for (const place of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: '商品の概要' }).getByText('税込'),
    page.getByRole('region', { name: '商品の概要' }).getByRole('link', { name: /5点中/ }),
    page.getByRole('region', { name: 'お届けと送料' }).getByText(/最短/).first(),
  ]) {
    expect(await bottomOf(place)).toBeLessThanOrEqual(end ?? 0)
  }
})

test('a phone’s sold-out product says so beside similar goods', async ({ page }) => {
  await openAt(page, soldOut)

  for (const place of [
    page.getByRole('region', { name: '商品画像' }).getByText('売り切れ'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: '似た商品' }).getByRole('link').first(),
  ]) {
    expect(await bottomOf(place)).toBeLessThanOrEqual(phone.height)
  }
})

test('an enlarged picture is never smaller than the page’s', async ({ page }) => {
  for (const size of [phone, { width: 1280, height: 720 }]) {
    await openAt(page, towels, size)
    const gallery = page.getByRole('region', { name: '商品画像' })
    const before = await gallery.getByRole('img').first().boundingBox()
    await gallery.getByRole('button', { name: '画像を拡大する' }).click()
    const large = page.getByRole('dialog').getByRole('img').last()
    await expect(large).toBeVisible()
    const after = await large.boundingBox()
    // The picture is square and contained, so that the shorter side is its size.
    const shown = Math.min(after?.width ?? 0, after?.height ?? 0)

    expect(shown).toBeGreaterThanOrEqual(Math.round(before?.width ?? Infinity))
  }
})

test('no grid leaves one card or tile alone', async ({ page }) => {
  for (const [path, width] of [
    ['/', 390],
    ['/', 1280],
    ['/maker', 1280],
    ['/occasion', 390],
    ['/occasion', 1280],
  ] as const) {
    await openAt(page, path, { width, height: 900 })
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
    expect(await gridsWithOneAlone(page), `${path} at ${width} px`).toEqual([])
  }
})

test('rows of tiles differ by at most one', async ({ page }) => {
  for (const [path, place] of [
    ['/', 'カテゴリーから選ぶ'],
    ['/occasion', '用途で選ぶ'],
  ] as const) {
    await openAt(page, path, { width: 1280, height: 900 })
    const heading = page.getByRole('heading', { name: place })
    await heading.scrollIntoViewIfNeeded()
    const list = heading.locator('xpath=following::ul[1]')
    const tops = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)

    expect(Math.max(...rows) - Math.min(...rows), `${path}: ${rows.join(' + ')}`).toBeLessThanOrEqual(1)
  }
})

/** Lists grids with several columns whose last row has one narrow item. */
const gridsWithOneAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul')].flatMap((list) => {
      const items = [...list.children].map((item) => item.getBoundingClientRect())
      const last = items.at(-1)
      if (!last || items.length < 3 || items.every(({ left }) => left === last.left)) return []
      const isAlone = items.filter(({ top }) => top === last.top).length === 1
      return isAlone && last.width < list.clientWidth * 0.9 ? [list.outerHTML.slice(0, 120)] : []
    }),
  )

test('a notice fills its width and lies below the price', async ({ page }) => {
  await openAt(page, towels)
  const notice = page.getByText('ご注意', { exact: true }).locator('..')
  const [outer, text] = [await notice.boundingBox(), await notice.locator('p').last().boundingBox()]

  expect(text?.width).toBeGreaterThan((outer?.width ?? Infinity) * 0.85)
  expect(outer?.y).toBeGreaterThan(
    await bottomOf(page.getByRole('region', { name: '商品の概要' }).getByText('税込')),
  )
})

test('the shop’s name keeps one line at 320 px', async ({ page }) => {
  await openAt(page, '/', { width: 320, height: 640 })
  const name = await page.getByRole('banner').getByRole('link', { name: 'つなぐギフト' }).boundingBox()

  expect(name?.height).toBeLessThan(40)
})

/** A phone at 200 % text has half its width for text of the usual size. */
const largeText = { width: 195, height: 422 }

test('large text keeps the cart toast and its button in sight', async ({ page, addToCart }) => {
  await page.setViewportSize(largeText)
  await addToCart('senbei-shoyu')
  const toast = page.getByRole('status').filter({ hasText: 'カートに追加しました' })
  const close = toast.getByRole('button', { name: 'お知らせを閉じる' })

  for (const place of [toast, toast.getByText('カートに追加しました'), close])
    await expect(place).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(toast).toBeHidden()
})

test('large text gives a notice’s title the full width', async ({ page }) => {
  await openAt(page, '/product', largeText)
  const title = page.getByText('品えらびの前に', { exact: true })
  await title.scrollIntoViewIfNeeded()

  expect((await title.boundingBox())?.height).toBeLessThan(30)
})

test('the footer breaks no way to pay at 1280 px', async ({ page }) => {
  await openAt(page, '/occasion', { width: 1280, height: 900 })
  const payments = page.getByRole('contentinfo').getByRole('definition').filter({ hasText: '代金引換' })
  await payments.scrollIntoViewIfNeeded()

  expect(await payments.evaluate(brokenParts)).toEqual([])
})

/** Lists the parts of a text between middle dots that have more than one line. */
const brokenParts = (place: Element) => {
  const broken: string[] = []
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: part, index } of (node.textContent ?? '').matchAll(/[^・]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + part.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(part)
    }
  }
  return broken
}
