import { expect } from '../../shop/journey'
import { testAt } from '../../shop/tenants/other-shop'

const test = testAt('school.localhost')

for (const [product, button, measures, isEmbroidered] of [
  ['blazer-kon', '採寸・刺繍を指定して注文する', ['身長', '胸囲', '袖丈'], true],
  ['skirt-kon', '採寸を指定して注文する', ['ウエスト', 'ヒップ'], false],
  ['slacks-kuro', '採寸を指定して注文する', ['ウエスト', 'ヒップ', '股下'], false],
] as const)
  test(`${product} asks for the measures that it is made by`, async ({ page }) => {
    await page.goto(`/product/${product}`)
    await page.getByRole('link', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1, name: /のご指定$/ })).toBeVisible()

    await expect(page.getByLabel(/（cm）/)).toHaveCount(measures.length)
    for (const measure of measures)
      await expect(page.getByLabel(new RegExp(`^${measure}（cm）`))).toBeVisible()
    await expect(page.getByLabel('刺繍するお名前')).toHaveCount(isEmbroidered ? 1 : 0)
  })
