import { whenIdle } from '@storefront/http'

/** Fetches the colour scheme when the page is idle, so that it never delays painting. */
export async function startColorscheme() {
  await whenIdle()
  const { showColorscheme } = await import('./colorscheme')
  await showColorscheme()
}
