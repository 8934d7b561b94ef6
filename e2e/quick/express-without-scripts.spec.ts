import { orderNumber } from '../shop/checkout'
import { expect, test } from '../shop/journey'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a wallet on the product is a button of its form, and the order is placed by plain forms', async ({
    page,
  }) => {
    await page.goto('/product/imabari-towel-set')
    await page.getByRole('button', { name: 'Amazon Payで購入する' }).click()
    await page.getByRole('radio', { name: /大阪府/ }).check()
    await page.getByRole('button', { name: '同意してショップに進む' }).click()

    await expect(page).toHaveURL(/\/cart\/confirm\?buy=now$/)
    await page.getByRole('button', { name: '注文を確定する' }).click()
    await orderNumber(page)
  })
})
