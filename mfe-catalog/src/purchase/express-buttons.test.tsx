import {
  getProduct,
  getUserList,
  listProductAccessories,
  listProductReviews,
  listRecommendedProducts,
  recordProductView,
} from '@storefront/contracts'
import { answerCalls, type StorefrontCalls } from '@storefront/event-bus'
import { fakePaymentSheet } from '@storefront/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { fakeCatalogApi, openScreen, paged } from '../testing/catalog-screen'
import { aProduct } from '../testing/product-builders'

const api = fakeCatalogApi()
const browser = fakePaymentSheet()
const asked: StorefrontCalls['cart.express-now']['request'][] = []
const refusal = { kind: 'refused', reason: 'sold-out', message: '在庫が足りません。' } as const
let stop: () => void

beforeEach(() => {
  api.answer(getProduct, aProduct())
  api.answer(listProductAccessories, { data: [] })
  api.answer(listRecommendedProducts, { data: [] })
  api.answer(listProductReviews, { data: [] }, paged(1, 1, 6))
  api.answer(recordProductView, {})
  api.answer(getUserList, { key: 'favorites', name: 'お気に入り', count: 0, data: [] })
  asked.length = 0
  stop = answerCalls('cart.express-now', async (choice) => {
    asked.push(choice)
    return refusal
  })
})
afterEach(() => stop())

const open = (expressWallets: string[], search = '') =>
  openScreen(`/product/imabari-towel-set${search}`, { settings: { expressWallets } })
const purchase = () => screen.findByRole('region', { name: 'ご購入' })

test('renders the shop’s wallets as submit buttons that need no script', async () => {
  open(['amazon_pay', 'paypay', 'nobody'])

  const wallets = within(await purchase()).getAllByRole<HTMLButtonElement>('button', { name: /で購入する$/ })
  expect(wallets.map(({ textContent }) => textContent)).toEqual(['Amazon Payで購入する', 'PayPayで購入する'])
  const { form, name, value } = wallets[1]!
  expect(form?.id).toBe('buy-form')
  expect(name).toBe('intent')
  expect(value).toBe('express-now')
  expect(wallets[1]).toHaveAttribute('formaction', '/cart?payment_code=paypay')
})

test('requests a wallet checkout of this product on click', async () => {
  open(['paypay'])
  await userEvent.click(await screen.findByRole('button', { name: 'PayPayで購入する' }))

  await shows(() => screen.getByText(refusal.message))
  expect(asked).toEqual([
    { product_id: 1, product_key: 'imabari-towel-set', quantity: 1, payment_code: 'paypay' },
  ])
})

test('renders no buttons for a shop without wallets', async () => {
  open([])

  expect(within(await purchase()).queryByRole('button', { name: /で購入する$/ })).toBeNull()
})

test('shows a notice after a cancelled wallet purchase', async () => {
  open(['paypay'], '?express=cancelled')

  await waitFor(() => expect(screen.getByText('お手続きがキャンセルされました')).toBeVisible())
})

test('removes the wallet’s return parameter from the URL', async () => {
  history.replaceState({ kept: true }, '', '/product/imabari-towel-set?occasion=oseibo&express=cancelled')
  open(['paypay'], '?express=cancelled')

  await shows(() => screen.getByText('お手続きがキャンセルされました'))
  const withoutIt = '/product/imabari-towel-set?occasion=oseibo'
  await waitFor(() => expect(location.pathname + location.search).toBe(withoutIt))
  expect(history.state).toEqual({ kept: true })
})

test('explains that wallets don’t support several addresses', async () => {
  open(['paypay'], '?express=several')

  await shows(() => screen.getByText('お届け先が複数のため、ウォレットでのご購入に進めませんでした'))
})

test('closes the payment sheet when the cart rejects the purchase', async () => {
  const google_pay = { environment: 'TEST' }
  browser.install(['https://google.com/pay'])
  openScreen('/product/imabari-towel-set', {
    settings: { expressWallets: ['google_pay'], paymentSheets: { google_pay } },
  })
  await userEvent.click(within(await purchase()).getByRole('button', { name: /増やす/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Google Payで購入する' }))

  await shows(() => screen.getByText(refusal.message))
  expect(browser.opened).toMatchObject([{ total: String(aProduct().price_with_tax * 2) }])
  expect(browser.ended).toEqual(['aborted'])
  expect(asked).toMatchObject([{ quantity: 2, payment_code: 'google_pay' }])
})

test('hides a wallet if its payment sheet isn’t available', async () => {
  const google_pay = { environment: 'TEST' }
  openScreen('/product/imabari-towel-set', {
    settings: { expressWallets: ['google_pay', 'paypay'], paymentSheets: { google_pay } },
  })

  const wallets = () =>
    within(screen.getByRole('region', { name: 'ご購入' })).getAllByRole('button', { name: /で購入する$/ })
  await purchase()
  await waitFor(() => expect(wallets().map(({ textContent }) => textContent)).toEqual(['PayPayで購入する']))
})
