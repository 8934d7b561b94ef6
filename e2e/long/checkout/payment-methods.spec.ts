import type { Page } from '@playwright/test'
import { cards, fillCard, orderNumber, toConfirm } from '../../shop/checkout'
import { expect, test } from '../../shop/journey'
import { openPayment } from '../../shop/prepared-cart'

const goods = { 'daifuku-ichigo': 1 }
const order = (page: Page) => page.getByRole('button', { name: '注文を確定する' }).click()

for (const shopper of ['guest', 'hanako'] as const) {
  test.describe(`${shopper} pays`, () => {
    test.beforeEach(async ({ page, signInAs }) => {
      if (shopper !== 'guest') await signInAs(shopper)
      await openPayment(page, goods, `${shopper}-pays@example.com`)
    })

    test('by card without a challenge, in one press', async ({ page }) => {
      await fillCard(page, cards.frictionless)
      await toConfirm(page)
      await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('4242')
      await order(page)
      await orderNumber(page)
    })

    test('at a convenience store, and reads how', async ({ page }) => {
      await page.getByRole('radio', { name: /コンビニ払い/ }).check()
      await page.getByLabel('お支払いになるコンビニ').selectOption({ index: 1 })
      await toConfirm(page)
      await order(page)
      await orderNumber(page)
      await expect(page.getByText('お支払いのお願い')).toBeVisible()
    })

    test('by transfer, and reads where to', async ({ page }) => {
      await page.getByRole('radio', { name: /銀行振込/ }).check()
      await toConfirm(page)
      await order(page)
      await orderNumber(page)
      await expect(page.getByText(/振り込みください/)).toBeVisible()
    })

    test('cash on delivery, its fee in the total', async ({ page }) => {
      await page.getByRole('radio', { name: /代金引換（手数料 330円）/ }).check()
      await toConfirm(page)
      await expect(page.getByRole('complementary', { name: 'お支払い金額' })).toContainText('決済手数料330円')
      await order(page)
      await orderNumber(page)
    })
  })
}

test('an invoice is for members: a guest reads why, a member pays by it', async ({ page, signInAs }) => {
  await openPayment(page, goods, 'invoice@example.com')
  await expect(page.getByRole('radio', { name: /後払い.*会員の方のみ/ })).toBeDisabled()

  await signInAs('hanako')
  await openPayment(page, goods, 'hanako@example.com')
  await page.getByRole('radio', { name: /後払い/ }).check()
  await toConfirm(page)
  await order(page)
  await orderNumber(page)
})

test('a guest’s coupon takes effect at once and stands on the confirm screen', async ({ page }) => {
  await openPayment(page, { 'yokan-ogura': 4 }, 'coupon@example.com')
  await page.getByText('クーポンを使う').click()
  await page.getByLabel('クーポンコード').fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'クーポンを適用する' }).click()
  await expect(page.getByLabel('クーポンコード')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('クーポンコード').fill('ＧＩＦＴ１０')
  await page.getByRole('button', { name: 'クーポンを適用する' }).click()
  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText(/クーポン割引−\d+円/)
  await page.getByRole('radio', { name: /銀行振込/ }).check()
  await toConfirm(page)
  await expect(page.getByRole('complementary', { name: 'お支払い金額' })).toContainText(/クーポン割引−\d+円/)
  await order(page)
  await orderNumber(page)
})

test('a member keeps the card, and pays the next order with it without typing', async ({
  page,
  signInAs,
}) => {
  await signInAs('taro')
  await openPayment(page, goods, 'taro@example.com')
  await fillCard(page, cards.frictionless)
  await page.getByRole('checkbox', { name: 'このカードを登録する' }).check()
  await toConfirm(page)
  await order(page)
  await orderNumber(page)

  await openPayment(page, goods, 'taro@example.com')
  await page.getByRole('radio', { name: /クレジットカード/ }).check()
  await page.getByRole('radio', { name: /4242/ }).first().check()
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText('4242')
  await order(page)
  await orderNumber(page)
})

test('a member chooses one of the own coupons without typing its code, with its effect at once', async ({
  page,
  signInAs,
}) => {
  await signInAs('taro')
  await openPayment(page, { 'yokan-ogura': 2 }, 'taro@example.com')
  await page.getByText('クーポンを使う').click()
  await page
    .getByRole('list', { name: 'お持ちのクーポン' })
    .getByRole('button', { name: /500円.*を使う$/ })
    .click()

  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText('クーポン割引−500円')
})

test('points that pay for everything leave no payment to choose', async ({ page, signInAs }) => {
  await signInAs('hanako')
  await openPayment(page, { 'yokan-ogura': 1 }, 'hanako@example.com')
  await page.getByText(/ポイントを使う（/).click()
  await page.getByRole('button', { name: 'すべて使う' }).click()
  await expect(page.getByRole('complementary', { name: 'ご注文内容' })).toContainText(/合計（税込）0円/)
  await toConfirm(page)
  await expect(page.getByRole('region', { name: 'お支払い', exact: true })).toContainText(
    'お支払いは不要です',
  )
  await order(page)
  await orderNumber(page)
})
