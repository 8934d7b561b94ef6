import { expect, isHydrated, test } from '../../shop/journey'

const stage = '[role="group"][aria-label*="矢印キーでめくり"]'

test('on a desk two pages lie open; a hand on the mouse turns them both ways, and Ctrl with the wheel enlarges them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/flip-book?catalog=winter&page=2')
  await isHydrated(page)
  const book = page.locator(stage)
  await book.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await book.boundingBox())!
  const drag = async (from: number, to: number) => {
    await page.mouse.move(x + width * from, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * to, y + height / 2, { steps: 12 })
    await page.mouse.up()
  }

  await drag(0.85, 0.15)
  await expect(page).toHaveURL(/page=4/)
  await drag(0.15, 0.85)
  await expect(page).toHaveURL(/page=2/)
  await drag(0.6, 0.58)
  await expect(page).toHaveURL(/page=2/)

  await page.mouse.move(x + width / 2, y + height / 2)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect(page.locator(`${stage}[data-large], ${stage} [data-large]`)).toBeAttached()
})

test('on a phone two fingers enlarge the page, however they lie', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  for (const isUpright of [false, true]) {
    await page.goto('/flip-book?catalog=winter&page=2')
    await isHydrated(page)
    const book = page.locator(stage)
    await book.scrollIntoViewIfNeeded()
    const box = (await book.boundingBox())!
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({
        id,
        x: centre.x + (isUpright ? 0 : side * apart),
        y: centre.y + (isUpright ? side * apart : 0),
      }))
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) })
    for (let apart = 24; apart <= 90; apart += 6)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    await expect(
      page.locator(`${stage}[data-large], ${stage} [data-large]`),
      isUpright ? 'one finger above the other' : 'side by side',
    ).toBeAttached()
  }
})

const sheet =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><rect width="3" height="4"/></svg>'
type Catalogs = {
  data: { key: string; pages: { path: string; alt: string; text: string; links: object[] }[] }[]
}

test('a book of two hundred pages loads the pages near the open one, and no more', async ({ page }) => {
  const asked = new Set<number>()
  const thumbnails = new Set<number>()
  await page.route('**/v1/catalog', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as Catalogs
    const [first] = data.flatMap(({ key, pages }) => (key === 'winter' ? pages : []))
    const pages = Array.from({ length: 200 }, (_, index) => ({
      ...first,
      path: `/media/thick-book/${index + 1}`,
      alt: `${index + 1}ページの写真`,
      text: `${index + 1}ページの言葉`,
      links: [],
    }))
    return route.fulfill({
      response,
      json: { data: data.map((one) => (one.key === 'winter' ? { ...one, pages } : one)) },
    })
  })
  await page.route('**/media/thick-book/**', (route) => {
    const [, number, isThumbnail] = /thick-book\/(\d+)\/(160)?/.exec(route.request().url()) ?? []
    ;(isThumbnail ? thumbnails : asked).add(Number(number))
    return route.fulfill({ contentType: 'image/svg+xml', body: sheet })
  })
  const mostAsked = () => Math.max(...asked)
  await page.goto('/flip-book')
  await isHydrated(page)
  await page.getByRole('main').getByRole('link', { name: /冬/ }).first().click()
  await expect(page.getByText('1 / 200ページ').first()).toBeAttached()
  await expect.poll(mostAsked).toBe(4)

  await page.locator(stage).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=2/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=4/)
  await expect.poll(mostAsked).toBe(7)
  await page.waitForLoadState('networkidle')

  expect([...asked].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(thumbnails.size).toBeGreaterThan(3)
  expect(thumbnails.size).toBeLessThan(60)
})
