import type { Page } from '@playwright/test'

/** Never responds to requests to hosts other than the shop's own. */
export async function letOthersHang(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'kurashi.localhost',
    (route) => void asked.push(new URL(route.request().url()).hostname),
  )
  return asked
}
