import { orderNumber } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { pageFaults } from '../../shop/page-faults'

test('goods that were added after the consent are told with both sums, and the wallet asks again for the whole', async ({
  page,
  addToCart,
}) => {
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'PayPayで購入する' }).click()
  await expect(page.getByText('お支払い金額の上限')).toBeVisible()
  await page
    .getByRole('radio', { name: /東京都/ })
    .first()
    .check()
  await page.getByRole('button', { name: '同意してショップに進む' }).click()
  const payment = page.getByRole('region', { name: 'お支払い', exact: true })
  await expect(payment).toContainText('PayPayで同意済みです')
  await expect(page.getByText(/同意された金額/)).toHaveCount(0)

  await addToCart('yokan-ogura')
  await page.goto('/cart/confirm')

  await expect(
    page.getByText(/お支払い合計が[\d,]+円になり、PayPayで同意された金額（[\d,]+円）を超えました/),
  ).toBeVisible()
  await expect(payment).toContainText('確定後に移る画面で承認すると')
  expect(await pageFaults(page, [320, 1280])).toEqual([])
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'PayPayでのお支払い' })).toBeVisible()
  await page.getByRole('button', { name: 'PayPayで支払う' }).click()
  await orderNumber(page)
})

test('a wallet that is cancelled leads back to the cart as it was', async ({ page, addToCart }) => {
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'PayPayで購入する' }).click()
  await page.getByRole('button', { name: 'キャンセルしてショップに戻る' }).click()

  await expect(page.getByText('お手続きがキャンセルされました')).toBeVisible()
  await expect(page.getByRole('link', { name: /今治タオルセット/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'ご購入手続きへ' }).first()).toBeVisible()
})

test('a wallet that knows too little leads to the form, which says what is missing', async ({
  page,
  addToCart,
}) => {
  await addToCart('imabari-towel-set')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'PayPayで購入する' }).click()
  await page.getByRole('radio', { name: /京都府/ }).check()
  await page.getByRole('button', { name: '同意してショップに進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文者・お届け先の入力' })).toBeVisible()
  await expect(page.getByText(/ウォレットの「電話番号」が.*内容を引き継げませんでした/)).toBeVisible()
  expect(await pageFaults(page, [320, 1280])).toEqual([])
})

test('a wallet on the product buys that product alone, and the cart stays as it was', async ({
  page,
  addToCart,
}) => {
  await addToCart('yokan-ogura')
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'Amazon Payで購入する' }).click()
  await page.getByRole('radio', { name: /大阪府/ }).check()
  await page.getByRole('button', { name: '同意してショップに進む' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容の確認' })).toBeVisible()
  await expect(page).toHaveURL(/\/cart\/confirm\?buy=now$/)
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).toContainText('今治')
  await expect(page.getByRole('region', { name: 'ご注文の商品' })).not.toContainText('羊羹')
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await orderNumber(page)
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: /羊羹/ }).first()).toBeVisible()
})

test('a wallet that was pressed on the product and is cancelled leads back to the product', async ({
  page,
}) => {
  await page.goto('/product/imabari-towel-set')
  await page.getByRole('button', { name: 'PayPayで購入する' }).click()
  await page.getByRole('button', { name: 'キャンセルしてショップに戻る' }).click()

  await expect(page.getByText('お手続きがキャンセルされました')).toBeVisible()
  await expect(page).toHaveURL(/\/product\/imabari-towel-set$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'PayPayで購入する' })).toBeVisible()
  await expect(page.getByText('お手続きがキャンセルされました')).toHaveCount(0)
})
