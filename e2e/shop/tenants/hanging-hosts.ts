import type { Page } from '@playwright/test'

/** Every host but the shop's own is asked and never answers. */
export async function letOthersHang(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'kurashi.localhost',
    (route) => void asked.push(new URL(route.request().url()).hostname),
  )
  return asked
}
