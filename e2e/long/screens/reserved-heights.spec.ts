import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'

/** Returns the heights in px of the parts that render when scrolled near, by their first heading. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main div, #shell-footer')]
      .filter((part) => getComputedStyle(part).contentVisibility === 'auto' && part.clientHeight > 0)
      .map((part) => [
        part.id || part.querySelector('h2')?.textContent || 'お買い物の約束',
        part.clientHeight,
      ]),
  )

for (const width of [390, 768, 1280])
  test(`home's parts keep their height when rendered at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const reserved: Record<string, number> = Object.fromEntries(await heights(page))
    expect(Object.keys(reserved)).toEqual(expect.arrayContaining(['お知らせ', 'shell-footer']))

    for (const part of Object.keys(reserved)) {
      await page.evaluate((name) => {
        const heading = [...document.querySelectorAll('main h2')].find(
          ({ textContent }) => textContent === name,
        )
        ;(heading ?? document.querySelector('#shell-footer'))?.scrollIntoView()
      }, part)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    }

    for (const [part, height] of await heights(page)) {
      const moved = Number(height) - (reserved[String(part)] ?? 0)
      // A footer may grow: nothing comes after it.
      if (part === 'shell-footer') expect(moved, String(part)).toBeGreaterThanOrEqual(0)
      else expect(Math.abs(moved), String(part)).toBeLessThanOrEqual(32)
    }
  })
