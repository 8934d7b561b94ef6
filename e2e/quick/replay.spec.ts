import type { Page } from '@playwright/test'
import { expect, test } from '../shop/journey'
import { prepareCart } from '../shop/prepared-cart'

test.use({ isCold: true })

/** A remote's scripts are on their way until they are let through; its served page stands meanwhile. */
async function holdScripts(page: Page, remote: 'cart' | 'catalog') {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/${remote}/**/remoteEntry.js*`, async (route) => {
    await held
    await route.continue()
  })
  return () => release?.()
}
const hydrating = (page: Page) => page.locator('main [data-hydrating]')

test.beforeEach(({ page }) =>
  prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'early@example.com' }).then(() => undefined),
)

test('presses made before the cart is hydrated are replayed, each once', async ({ page }) => {
  const arrive = await holdScripts(page, 'cart')
  await page.goto('/cart', { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: '1つ増やす' })
  await more.click()
  await more.click()
  await expect(hydrating(page)).toBeAttached()
  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('1')

  arrive()

  await expect(page.getByRole('textbox', { name: '数量' })).toHaveValue('3')
  await expect(page.getByRole('complementary')).toContainText('3点')
})
