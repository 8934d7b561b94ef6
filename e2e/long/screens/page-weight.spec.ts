import { get } from 'node:http'
import { expect, isHydrated, test } from '../../shop/journey'

/**
 * Limits for a guest's compressed document in KB. They are slightly above the current sizes, so that growth
 * fails the test.
 */
const mostKb = { '/': 19.6, '/product': 17.5, '/product/imabari-towel-set': 18 }

/** Returns the size of a Brotli-compressed response in KB. */
const packedKb = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes / 1024))
    }).on('error', reject)
  })

test.use({ isCold: true, isStill: true })

test('a guest’s document stays within its size limit', async ({ page }) => {
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

test('lays out content below the fold only near the viewport', async ({ page }) => {
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
