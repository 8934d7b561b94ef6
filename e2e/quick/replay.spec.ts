import { expect, test } from '../shop/journey'
import { prepareCart } from '../shop/prepared-cart'
import { holdScripts, hydrating } from '../shop/input/held-scripts'

test.use({ isCold: true })

test.beforeEach(({ page }) =>
  prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'early@example.com' }).then(() => undefined),
)

test('two clicks before hydration raise the quantity by two', async ({ page }) => {
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
