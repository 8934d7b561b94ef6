import { fillAddress, fillPerson, next, orderNumber, toConfirm } from '../../shop/checkout'
import { receiptIsRefused } from '../../shop/guest-receipt'
import { pageFaults } from '../../shop/looks/page-faults'
import { expect, test } from '../../shop/tenants/fourth-shop'

test('a shop without members never responds 401 to guests', async ({ page, fourthShop }) => {
  const refused: string[] = []
  page.on('response', (response) => void (response.status() === 401 && refused.push(response.url())))
  await page.goto(fourthShop.atCounter('/mypage/point'))
  await expect(page.getByText('お探しのページが見つかりませんでした。')).toBeVisible()
  await page.goto(fourthShop.atCounter('/mypage/product_history'))
  await expect(page.getByRole('heading', { level: 1, name: '閲覧履歴' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'マイページ' })).toHaveCount(0)
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  expect(refused).toEqual([])
})

test('a shop without members offers no member features', async ({ page, fourthShop }) => {
  await page.goto(fourthShop.atCounter(`/product?word=${encodeURIComponent('鉢')}`))
  await expect(page.getByRole('link', { name: /白い鉢/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'この条件を保存' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /お気に入り/ })).toHaveCount(0)
  expect(await pageFaults(page, [390, 1280])).toEqual([])

  await page.goto(fourthShop.atCounter('/product/bowl'))
  await expect(page.getByRole('button', { name: 'カートに入れる' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /お気に入り/ })).toHaveCount(0)
})

test('a guest opens the receipt in a shop without members', async ({ page, fourthShop }) => {
  await page.goto(fourthShop.atCounter('/product/bowl'))
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByRole('dialog').filter({ hasText: '白い鉢' })).toBeVisible()
  await page.goto(fourthShop.atCounter('/cart'))
  await next(page, 'ご購入手続きへ')
  const form = page.getByRole('form', { name: 'ご注文者・お届け先の入力' })
  await fillPerson(form)
  await form.getByLabel('連絡先のメールアドレス').fill('madoguchi@example.com')
  await fillAddress(form)
  await form.getByLabel('昼間の電話番号').fill('0312345678')
  await next(page, '次へ進む')
  await page.getByRole('radio', { name: /お振り込み/ }).check()
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()

  await receiptIsRefused(page, fourthShop.atCounter('/orders/receipt'), await orderNumber(page))
  expect(await pageFaults(page, [390, 1280])).toEqual([])
  await expect(page.getByRole('main').getByRole('link', { name: 'ご注文履歴' })).toHaveCount(0)
})
