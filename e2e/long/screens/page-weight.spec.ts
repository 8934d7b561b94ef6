import { get } from 'node:http'
import { expect, isHydrated, test } from '../../shop/journey'

/** Of a guest's document as it travels, in KB: a little more than it is, so that what is added is seen. */
const mostKb = { '/': 22.5, '/product': 21.5, '/product/imabari-towel-set': 21.5 }

/** Bytes of an answer in brotli; a page that its server has missed is asked for again. */
const packedKb = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes / 1024))
    }).on('error', reject)
  })

test.use({ isCold: true, isStill: true })

test('a guest’s document travels light', async ({ page }) => {
  for (const [path, most] of Object.entries(mostKb))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('template#scripts')).toBeAttached()

      expect.soft(await packedKb(page.url()), `${path} in KB`).toBeLessThanOrEqual(most)
      await expect.soft(page.locator('script#site, script[id^="hydration-"]'), path).toHaveCount(0)
      await expect.soft(page.locator('img[srcset]'), path).toHaveCount(0)
      const elements = await page
        .locator('main article')
        .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('*').length))
      const ofACard = elements.reduce((sum, one) => sum + one, 0) / elements.length
      expect.soft(ofACard, `elements of a card on ${path}`).toBeLessThanOrEqual(25)

      await page.mouse.move(200, 300)
      await page.mouse.move(210, 310)
      await isHydrated(page)
    })
})

test('what is below the first screen is laid out when it comes near, and the page keeps its length', async ({
  page,
}) => {
  await page.goto('/product')
  const lengthNow = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await lengthNow()
  const last = page.getByRole('main').getByRole('article').last()
  const isLaidOut = () =>
    last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions))
  expect(await isLaidOut()).toBe(false)

  await last.scrollIntoViewIfNeeded()

  await expect.poll(isLaidOut).toBe(true)
  expect(Math.abs((await lengthNow()) - before)).toBeLessThan(100)
})
