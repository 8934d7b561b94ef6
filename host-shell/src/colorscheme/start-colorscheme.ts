import { whenIdle } from '@storefront/http'

/** The colour scheme is asked for in a quiet moment of a page that lives: no paint waits for it. */
export async function startColorscheme() {
  await whenIdle()
  const { showColorscheme } = await import('./colorscheme')
  await showColorscheme()
}
