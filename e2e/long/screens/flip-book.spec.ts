import { expect, test } from '../../shop/journey'

const stage = '[role="group"][aria-label*="矢印キーでめくり"]'

test('turns and enlarges two pages by mouse on desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/flip-book?catalog=winter&page=2')
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

test('enlarges the page with two fingers on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
  for (const isUpright of [false, true]) {
    await page.goto('/flip-book?catalog=winter&page=2')
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
