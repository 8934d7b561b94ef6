import { downloadGuestReceipt } from '@storefront/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blob } from 'node:buffer'
import { shows } from '@storefront/testing/shows'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()
const guest = { isLogin: false }
const saved: string[] = []

// Errors arrive as files too, and jsdom's Blob isn't the class that Node's fetch uses.
beforeAll(() => void Object.assign(globalThis, { Blob }))
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:receipt'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
const press = async () => userEvent.click(await screen.findByText('領収書をダウンロードする'))
const fill = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)

test("saves a guest's receipt using only the emailed link", async () => {
  api.answer(downloadGuestReceipt, {})
  openScreen('/orders/receipt?no=T1&t=secret', guest)

  await press()

  await waitFor(() => expect(saved).toEqual(['receipt-T1.pdf']))
  expect(api.callsOf(downloadGuestReceipt)[0]?.url.search).toBe('?t=secret')
})

test('accepts a typed number and code, or a pasted link', async () => {
  api.answer(downloadGuestReceipt, {})
  openScreen('/orders/receipt', guest)

  await press()
  await shows(() => screen.getByText('ご注文番号を入力してください'))
  expect(screen.getByText('領収書コードを入力してください')).toBeVisible()
  await fill(/^ご注文番号/, 'ｔ20261121-000001')
  await fill(/^領収書コード/, 'https://shop.example/orders/receipt?no=T20261121-000001&t=a-_b9')
  await press()

  await waitFor(() => expect(saved).toEqual(['receipt-T20261121-000001.pdf']))
  expect(api.callsOf(downloadGuestReceipt)[0]).toMatchObject({ params: { no: 'T20261121-000001' } })
  expect(api.callsOf(downloadGuestReceipt)[0]?.url.search).toBe('?t=a-_b9')
})

test('reports a wrong number or code next to the focused field', async () => {
  const words = 'ご注文番号と領収書コードの組み合わせが見つかりません'
  api.answer(
    downloadGuestReceipt,
    { message: words, code: 'order.receipt.unknown', errors: { t: [words] } },
    { status: 404 },
  )
  openScreen('/orders/receipt?no=T1&t=wrong', guest)

  await press()

  await shows(() => screen.getByText(words))
  const code = screen.getByLabelText(/^領収書コード/)
  expect(code).toHaveAttribute('aria-invalid', 'true')
  await waitFor(() => expect(code).toHaveFocus())
  expect(saved).toEqual([])
})
