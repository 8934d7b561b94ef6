import type { Page } from '@playwright/test'
import { expect, isHydrated, test } from '../journey'
import { keyboardFaults, pageFaults, reflowFaults } from './page-faults'

/** A state of a screen: a path, or a name with the action that leads to the state. */
export type Stop = string | [name: string, bringAbout: () => Promise<unknown>]

export async function isWhole(page: Page) {
  // The heading of a home page is visible to screen readers only.
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await isHydrated(page)
}

/** Runs all checks: axe at both widths, every control by keyboard, 320 px, and 200 % text. */
export const allFaults = async (page: Page) => [
  ...(await pageFaults(page)),
  ...(await keyboardFaults(page)),
  ...(await reflowFaults(page)),
]

/** Visits each stop once and reports the problems of all stops together. */
export async function walk(page: Page, stops: Stop[], look: (page: Page) => Promise<string[]> = pageFaults) {
  for (const stop of stops) {
    const [name, bringAbout] = typeof stop === 'string' ? [stop, () => page.goto(stop)] : stop
    await test.step(name, async () => {
      await bringAbout()
      await isWhole(page)
      expect.soft(await look(page), name).toEqual([])
    })
  }
}

/** Splits the stops into parts that even a busy machine finishes within a journey's timeout. */
export function splitIntoParts<T>(stops: T[], size = 10): T[][] {
  const count = Math.ceil(stops.length / size)
  return Array.from({ length: count }, (_, part) => stops.slice(part * size, (part + 1) * size))
}
