import { getCart, initCart, listCartPayments, startCartExpress } from '@storefront/contracts'
import { emptySite } from '@storefront/site'
import { fakePaymentSheet } from '@storefront/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anOrderableCart, bankTransfer } from '../testing/cart-builders'
import { fakeCartApi, openScreen, recordEvents } from '../testing/cart-screen'

const api = fakeCartApi()
const browser = fakePaymentSheet()
const [apple, google] = ['https://apple.com/apple-pay', 'https://google.com/pay']
const service = 'https://pay.example.jp/sandbox-payment/sheets/one'
const settings = {
  ...emptySite('tsunagu').settings,
  expressWallets: ['apple_pay', 'google_pay', 'paypay'],
  paymentSheets: { apple_pay: { merchantIdentifier: 'm' }, google_pay: { environment: 'TEST' } },
}

beforeEach(() => {
  api.answer(initCart, anOrderableCart())
  api.answer(getCart, anOrderableCart())
  api.answer(startCartExpress, { redirect_url: service, amount: 4620 })
})
const buttons = () => screen.queryAllByRole('button', { name: /で購入する$/ }).map((one) => one.textContent)

test('offers payment sheet wallets only where the browser supports them', async () => {
  browser.install([google])
  openScreen('/cart', { settings })

  await waitFor(() => expect(buttons()).toEqual(['Google Payで購入する', 'PayPayで購入する']))
})

test('offers no sheet wallets if the shop has no account for them', async () => {
  browser.install([apple, google])
  openScreen('/cart', { settings: { ...settings, paymentSheets: {} } })

  await shows(() => screen.getByRole('button', { name: 'PayPayで購入する' }))
  await waitFor(() => expect(buttons()).toEqual(['PayPayで購入する']))
})

test('offers only wallets without a sheet if payment sheets are unsupported', async () => {
  openScreen('/cart', { settings })

  await shows(() => screen.getByRole('button', { name: 'PayPayで購入する' }))
  await waitFor(() => expect(buttons()).toEqual(['PayPayで購入する']))
})

async function press(wayBack?: string) {
  browser.install([apple, google], wayBack)
  const { visited: gone } = openScreen('/cart', { settings })
  await userEvent.click(await screen.findByRole('button', { name: 'Google Payで購入する' }))
  await waitFor(() => expect(browser.opened).toHaveLength(1))
  return { sheet: browser.opened[0]!, gone }
}

test('shows the maximum amount and sends details only to the payment service', async () => {
  const { sheet, gone } = await press('https://shop.example.jp/cart/confirm?express=1&consent=once')
  await waitFor(() => expect(sheet).toMatchObject({ methods: [google], total: '4620' }))
  const answer = { details: { token: 'secret' }, payerName: '田中 花子' }

  await act(async () => sheet.agree(answer))

  await waitFor(() => expect(gone).toEqual(['/cart/confirm?express=1&consent=once']))
  expect(api.callsOf(startCartExpress).map(({ body }) => body)).toEqual([{ payment_code: 'google_pay' }])
  expect(browser.told).toEqual([{ url: service, body: answer }])
  expect(browser.ended).toEqual(['success'])
})

test('treats a closed payment sheet like a cancelled wallet', async () => {
  const { sheet, gone } = await press('https://shop.example.jp/cart/confirm?express=1')

  await act(async () => sheet.close())

  await waitFor(() => expect(gone).toEqual(['/cart/confirm?express=1']))
  expect(browser.told).toEqual([{ url: service, body: {} }])
})

test("fails the sheet and keeps the cart if the service doesn't respond", async () => {
  const toasts = recordEvents('toast.raised')
  const { sheet, gone } = await press()

  await act(async () => sheet.agree({ details: {} }))

  await waitFor(() => expect(toasts).toMatchObject([{ message: expect.stringContaining('通信に失敗') }]))
  expect([browser.ended, gone]).toEqual([['fail'], []])
  expect(screen.getByRole('button', { name: 'Google Payで購入する' })).toBeEnabled()
})

test("closes the sheet with the shop's message after a rejection", async () => {
  const message = 'このお支払い方法はご利用いただけません。'
  api.answer(startCartExpress, { code: 'cart.express.not_offered', message }, { status: 422 })
  const toasts = recordEvents('toast.raised')
  await press('https://shop.example.jp/cart')

  await waitFor(() => expect(toasts).toMatchObject([{ message }]))
  expect(browser.ended).toEqual(['aborted'])
})

test('offers only supported payment sheets on the payment screen', async () => {
  const wallet = { ...bankTransfer(), id: 9, kind: 'wallet' as const }
  api.answer(listCartPayments, {
    data: [
      bankTransfer(),
      { ...wallet, code: 'apple_pay', name: 'Apple Pay' },
      { ...wallet, id: 10, code: 'google_pay', name: 'Google Pay' },
    ],
  })
  browser.install([apple])
  openScreen('/cart/payment', { settings })

  await shows(() => screen.getByRole('radio', { name: /Apple Pay/ }))
  expect(screen.queryByRole('radio', { name: /Google Pay/ })).not.toBeInTheDocument()
})
