import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { origin } from '../../shop/origin'

/** Lists links and buttons of the screen that don't take a press at their centre or just inside an edge. */
const deadAreas = (page: Page) =>
  page.evaluate(async () => {
    const dead: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button)')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      if (width < 24 || height < 24) continue
      for (const [x, y] of [
        [left + width / 2, top + height / 2],
        [left + width / 2, top + 6],
        [left + width / 2, bottom - 6],
        [left + 6, top + height / 2],
        [right - 6, top + height / 2],
      ] as const) {
        const hit = document.elementFromPoint(x, y)
        // A card’s heart or badge may lie over its picture’s link.
        const isOwn = control.contains(hit) || (hit?.closest('article, li') ?? control).contains(control)
        if (!isOwn) dead.push(`${control.textContent} under ${hit?.outerHTML.slice(0, 80)}`)
      }
    }
    return dead
  })

for (const host of ['localhost', 'business.localhost', 'school.localhost'])
  test(`controls of ${host}'s home take a press up to their edges`, async ({ page }) => {
    const home = Object.assign(new URL(origin()), { hostname: host }).href
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(home)
      expect(await deadAreas(page), `${width} px`).toEqual([])
    }
  })
