import type { Page } from '@playwright/test'

/** Leaves requests to hosts other than the shop's own unanswered. Returns a list of those hosts. */
export async function letOthersHang(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'kurashi.localhost',
    (route) => void asked.push(new URL(route.request().url()).hostname),
  )
  return asked
}
