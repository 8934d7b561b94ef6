import { whenIdle } from '@storefront/http'

/** Fetches the colour scheme when the page is idle, so that no paint waits for it. */
export async function startColorscheme() {
  await whenIdle()
  const { showColorscheme } = await import('./colorscheme')
  await showColorscheme()
}
