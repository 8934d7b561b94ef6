import { downloadCartQuote, initCart } from '@storefront/contracts'
import { currentSite, setSite } from '@storefront/site'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aCart } from '../testing/cart-builders'
import { fakeCartApi, openScreen, recordEvents } from '../testing/cart-screen'

const api = fakeCartApi()

function offerQuotes() {
  setSite({ ...currentSite(), settings: { ...currentSite().settings, isQuoted: true } })
}

test('requires a recipient name before downloading a quote', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:quote', revokeObjectURL: () => undefined })
  const toasts = recordEvents('toast.raised')
  api.answer(initCart, aCart())
  api.answer(downloadCartQuote, {})
  openScreen('/cart')
  offerQuotes()
  await userEvent.click(await screen.findByText('見積書（PDF）をつくる'))
  const send = () => userEvent.click(screen.getByRole('button', { name: '見積書をダウンロードする' }))
  await send()
  await shows(() => screen.getByText('宛名を入力してください'))
  expect(api.callsOf(downloadCartQuote)).toHaveLength(0)

  await userEvent.type(screen.getByLabelText(/^宛名/), '株式会社みどり')
  await send()

  await waitFor(() => expect(toasts).toEqual([{ type: 'positive', message: '見積書をダウンロードしました' }]))
  expect(api.callsOf(downloadCartQuote)[0]?.url.searchParams.get('name')).toBe('株式会社みどり')
})

test("hides quotes if the shop doesn't offer them", async () => {
  api.answer(initCart, aCart())
  openScreen('/cart')
  await screen.findByRole('button', { name: 'ご購入手続きへ' })

  expect(screen.queryByText('見積書（PDF）をつくる')).not.toBeInTheDocument()
})
