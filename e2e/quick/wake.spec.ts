import { expect, test } from '../shop/journey'
import { open } from '../shop/input/cold-page'

test.use({ isCold: true, isStill: true })

test('a product’s page asks for no script until somebody is there; a press in it is answered all the same, once', async ({
  page,
}) => {
  await open(page, '/product/imabari-towel-set')

  await page.getByRole('button', { name: 'カートに入れる' }).first().click()

  await expect(page.getByRole('status').filter({ hasText: 'カートに追加しました' })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[href="/cart"]')).toContainText('1')
})
