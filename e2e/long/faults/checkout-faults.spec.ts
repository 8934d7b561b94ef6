import type { Page } from '@playwright/test'
import { expect, test } from '../../shop/journey'
import { callsOfPage, prepareCart } from '../../shop/prepared-cart'

const url = '/cart/confirm'
const decision = '**/v1/carts/*/decision'
const placeOrder = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '注文を確定する' }).click()

/** A failure of the server or connection during the call. `sees` checks the message shown to the shopper. */
type Fault = { name: string; status: number; body: object; sees: (page: Page) => Promise<void> }

const refusal = (code: string, message: string) => ({ status: 422, body: { code, message } })
const gone = async (page: Page) => {
  await expect(page.getByText(/お取り扱いが終了した商品があったため/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/cart\/?$/)
}
const stays = (message: RegExp) => async (page: Page) => {
  await expect(page.getByText(message).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(url)
}

const faults: Fault[] = [
  {
    name: 'any other message is told, and the shopper stays',
    ...refusal('cart.other', 'この内容では承れません。'),
    sees: stays(/この内容では承れません。/),
  },
  {
    name: 'a failure of the server is told, and the shopper stays',
    status: 500,
    body: { message: 'failed' },
    sees: stays(/できませんでした/),
  },
  {
    name: 'product_not_found drops what is gone and leads to the cart',
    ...refusal('cart.update_products.product_not_found', '見つかりません'),
    sees: gone,
  },
  {
    name: 'not_sale drops what is gone and leads to the cart',
    ...refusal('cart.update_products.not_sale', '販売していません'),
    sees: gone,
  },
  {
    name: 'a missing address is reset once and asked for',
    ...refusal('cart_detail.set_user_address.not_data', 'お届け先を設定してください。'),
    sees: async (page) => {
      await expect(page.getByText('お届け先を設定してください。').first()).toBeVisible()
      await expect(page).toHaveURL(/\/cart\/shipping-(select|add)/)
    },
  },
  {
    name: 'an expired cart is left with the message, and the next one is shown',
    ...refusal('cart.common.is_expired', 'カートの有効期限が切れました。'),
    sees: async (page) => {
      await expect(page.getByText('カートの有効期限が切れました。').first()).toBeVisible()
      await expect(page).toHaveURL(/\/cart\/?$/)
      await expect(page.getByText('カートに商品は入っていません')).toBeVisible()
    },
  },
  {
    name: 'a channel that is gone is the page 404',
    status: 404,
    body: { code: 'channel.not_found', message: 'チャネルが存在しない' },
    sees: async (page) => {
      await expect(
        page.getByRole('heading', { name: 'お探しのページが見つかりませんでした。' }),
      ).toBeVisible()
      await expect(page.locator('body')).toHaveAttribute('data-layout', 'invalid-channel')
    },
  },
  {
    name: '503 leads to /maintenance/ with its notice',
    status: 503,
    body: { title: '棚卸し中', message: '2時に再開します。' },
    sees: async (page) => {
      await expect(page).toHaveURL(/\/maintenance\/?$/)
      await expect(page.getByText('2時に再開します。')).toBeVisible()
    },
  },
]

async function openConfirm(page: Page) {
  const token = await prepareCart(page, { products: { 'daifuku-ichigo': 1 }, email: 'taro@example.com' })
  const call = await callsOfPage(page)
  const { data } = await call<{ data: { id: number; code: string }[] }>('GET', `/v1/payments/carts/${token}`)
  await call('PATCH', '/v1/carts/order/modify', {
    token,
    payment_id: data.find(({ code }) => code === 'bank_transfer')?.id,
  })
  await page.goto(url)
}

test('offers the specified remedy for each failed order (§8)', async ({ page }) => {
  for (const { name, status, body, sees } of faults) {
    await test.step(name, async () => {
      await openConfirm(page)
      await page.route(decision, (route) =>
        route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      )
      await placeOrder(page)
      await sees(page)
      await page.unroute(decision)
    })
  }
})

test('places the order on another click after a lost connection (§8)', async ({ page }) => {
  await openConfirm(page)
  await page.route(decision, (route) => route.abort('failed'))
  await placeOrder(page)
  await expect(page.getByText(/通信に失敗しました|結果を確認できませんでした/).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(url)

  await page.unroute(decision)
  const answer = page.waitForResponse(decision)
  await placeOrder(page)

  expect((await answer).status()).toBe(200)
})
