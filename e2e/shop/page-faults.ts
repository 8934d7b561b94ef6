import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A phone and a desk. */
const usualWidths = [390, 1280]

/** What axe finds, and what is wider than the window, at each width in CSS pixels. */
export async function pageFaults(page: Page, widths = usualWidths): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Without a blank page of its own for each look, which only frames of other origins would need.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    faults.push(
      ...violations.map(({ id, nodes }) => `${width} px, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    )
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (tooWide > 0) faults.push(`${width} px: ${tooWide} px too wide`)
  }
  return faults
}
