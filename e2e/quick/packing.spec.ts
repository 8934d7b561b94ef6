import { next, orderNumber, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { prepareCart } from '../shop/prepared-cart'

test('a guest wraps a parcel and one of its products separately', async ({ page }) => {
  await prepareCart(page, {
    products: { 'imabari-towel-set': 2, 'yokan-ogura': 1 },
    email: 'dressed@example.com',
  })
  await page.goto('/cart/shipping-detail')
  const parcel = page.getByRole('region', { name: 'この荷物のラッピング・のし' })
  const dialog = page.getByRole('dialog')

  await parcel.getByRole('button', { name: 'のしを付ける' }).click()
  await dialog.getByRole('combobox', { name: '表書き' }).selectOption('結婚内祝')
  await dialog.getByRole('textbox', { name: 'お名前' }).fill('山田\n花子')
  await expect(
    dialog.getByRole('img', { name: 'のしの仕上がり見本：結婚内祝・紅白結び切り・外のし・山田　花子' }),
  ).toBeVisible()
  // Once the image has loaded, the preview shows what will be printed.
  await expect
    .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'この内容で付ける' }).click()
  await expect(parcel).toContainText('のし × 3（結婚内祝・紅白結び切り・外のし・山田　花子）')
  await expect(parcel.getByRole('img', { name: /見本：結婚内祝/ })).toBeVisible()

  await parcel.getByRole('button', { name: 'メッセージカードを付ける' }).click()
  await dialog.getByRole('textbox', { name: 'メッセージ' }).fill('末永くお幸せに')
  await dialog.getByRole('button', { name: 'この内容で付ける' }).click()
  await expect(parcel).toContainText('「末永くお幸せに」')
  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText('メッセージカード110円')

  await page.getByText('この商品だけラッピング・のしを変える').last().click()
  await page.getByRole('button', { name: /羊羹.*ののしを変更する/ }).click()
  await dialog.getByRole('combobox', { name: '表書き' }).selectOption('内祝')
  await dialog.getByRole('button', { name: 'この内容で付ける' }).click()
  await expect(parcel).toContainText('商品ごとに異なります')

  await next(page, 'お支払いへ進む')
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  const goods = page.getByRole('region', { name: 'ご注文の商品' })
  for (const words of [
    'のし × 2（結婚内祝・紅白結び切り・外のし・山田　花子）',
    'のし（内祝・紅白蝶結び・外のし・山田　花子）',
  ])
    await expect(goods).toContainText(words)
  await expect(page.getByRole('region', { name: 'お届け先' })).toContainText(
    '荷物に添えるものメッセージカード（花・「末永くお幸せに」）',
  )
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
  await expect(page.getByRole('main')).toContainText(
    '荷物に添えるものメッセージカード（花・「末永くお幸せに」）',
  )
})
