import { expect, test } from '../../shop/journey'
import { prepareCart } from '../../shop/prepared-cart'

test('what a parcel is dressed with is taken off at once, and costs nothing any more', async ({ page }) => {
  await prepareCart(page, { products: { 'imabari-towel-set': 1 }, email: 'undressed@example.com' })
  await page.goto('/cart/shipping-detail')
  const parcel = page.getByRole('region', { name: 'この荷物のギフトの装い' })
  const sums = page.getByRole('complementary', { name: 'ご注文内容' })
  await parcel.getByRole('button', { name: 'リボンの包装を付ける' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'この内容で付ける' }).click()
  await expect(sums).toContainText('包装・熨斗など220円')

  await parcel.getByRole('button', { name: 'リボンの包装を外す' }).click()

  await expect(parcel.getByRole('button', { name: 'リボンの包装を付ける' })).toBeVisible()
  await expect(sums).not.toContainText('包装・熨斗など')
})
