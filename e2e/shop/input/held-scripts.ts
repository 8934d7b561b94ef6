import type { Page } from '@playwright/test'

/**
 * Holds a remote's scripts back, so that its server-rendered page stays visible. Returns a function that
 * releases them.
 */
export async function holdScripts(page: Page, remote: 'cart' | 'catalog') {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/${remote}/**/remoteEntry.js*`, async (route) => {
    await held
    await route.continue()
  })
  return () => release?.()
}

export const hydrating = (page: Page) => page.locator('main [data-hydrating]')
