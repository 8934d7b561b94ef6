import { expect, test } from '../../shop/journey'
import { openPayment, prepareCart } from '../../shop/prepared-cart'
import { holdScripts, hydrating } from '../../shop/input/held-scripts'

test.use({ isCold: true })

test.beforeEach(({ page }) =>
  prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'early@example.com' }).then(() => undefined),
)

test('keeps a quantity typed before hydration', async ({ page }) => {
  const arrive = await holdScripts(page, 'cart')
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: '数量' }).fill('4')
  await expect(hydrating(page)).toBeAttached()

  arrive()
  await expect(hydrating(page)).not.toBeAttached()
  await page.getByRole('textbox', { name: '数量' }).press('Enter')

  await expect(page.getByRole('complementary')).toContainText('4点')
})

test('submits a form filled in and clicked before hydration', async ({ page }) => {
  const arrive = await holdScripts(page, 'cart')
  await page.goto('/cart/shipping-detail', { waitUntil: 'commit' })
  await page.getByLabel('お届け時間帯').selectOption({ label: '午前中' })
  await page.getByLabel('備考').fill('呼び鈴は鳴らさないでください')
  await page.getByRole('button', { name: 'お支払いへ進む' }).click()
  await expect(hydrating(page)).toBeAttached()

  arrive()

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await page.goto('/cart/shipping-detail')
  await expect(page.getByLabel('お届け時間帯')).toHaveValue('am')
  await expect(page.getByLabel('備考')).toHaveValue('呼び鈴は鳴らさないでください')
})

test('confirms a payment method chosen before hydration', async ({ page }) => {
  await openPayment(page, { 'daifuku-ichigo': 1 }, 'early@example.com')
  const arrive = await holdScripts(page, 'cart')
  await page.goto('/cart/payment', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /代金引換/ }).check()
  await page.getByRole('button', { name: 'ご注文内容の確認へ' }).click()
  await expect(hydrating(page)).toBeAttached()

  arrive()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('代金引換')
})

test('applies a facet ticked before hydration', async ({ page }) => {
  const arrive = await holdScripts(page, 'catalog')
  await page.goto('/product', { waitUntil: 'commit' })
  await page
    .getByRole('complementary', { name: '絞り込み' })
    .getByLabel(/^タオル・寝具/)
    .check()
  await expect(hydrating(page)).toBeAttached()

  arrive()

  await expect(page).toHaveURL('/product?category=towel')
  await expect(page.getByRole('heading', { level: 1, name: 'タオル・寝具' })).toBeVisible()
})

test('restores a note typed before hydration after a reload', async ({ page }) => {
  let arrive = await holdScripts(page, 'cart')
  await page.goto('/cart/shipping-detail', { waitUntil: 'commit' })
  await page.getByLabel('備考').fill('呼び鈴は鳴らさないでください')
  await expect(hydrating(page)).toBeAttached()

  arrive = await holdScripts(page, 'cart')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByLabel('備考')).toHaveValue('呼び鈴は鳴らさないでください')
  arrive()
  await expect(hydrating(page)).not.toBeAttached()
  await page.getByRole('button', { name: 'お支払いへ進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
  await page.goto('/cart/shipping-detail')
  await expect(page.getByLabel('備考')).toHaveValue('呼び鈴は鳴らさないでください')
})
