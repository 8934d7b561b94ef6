import { cards, fillCard, next, orderNumber, passChallenge, toConfirm } from '../shop/checkout'
import { expect, test } from '../shop/journey'
import { becomeMember, logIn, newAddress, signOut } from '../shop/member'

test('a member buys with a saved address and finds the order', async ({ page, addToCart }) => {
  const email = newAddress('member-buys')
  await becomeMember(page, email)
  await signOut(page)
  await page.goto('/login')
  await logIn(page, email)
  await expect(page.getByRole('link', { name: 'マイページ' }).first()).toBeVisible()
  await page.goto('/mypage')
  await expect(page.getByRole('main').getByText(/山田/).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/ポイント/)
      .first(),
  ).toBeVisible()

  await page.goto('/product/tea-tin-sencha')
  await page
    .getByRole('button', { name: /お気に入り/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /お気に入り/, pressed: true }).first()).toBeVisible()

  await addToCart('imabari-towel-set')
  await page.goto('/cart/shipping-select')
  await expect(page.getByRole('heading', { level: 1, name: /お届け先/ })).toBeVisible()
  await next(page, '次へ進む')
  await fillCard(page, cards.challenged)
  await toConfirm(page)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await passChallenge(page)
  const orderNo = await orderNumber(page)

  await page.goto('/mypage/order_history')
  await page.getByRole('link', { name: `ご注文 ${orderNo} の詳細を見る` }).click()
  await expect(page).toHaveURL(/\/order_history\/\d+/)
  await expect(page.getByRole('main').getByText(orderNo).first()).toBeVisible()
})
