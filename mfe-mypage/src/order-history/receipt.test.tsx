import { downloadOrderReceipt, getOrder, nameOrderReceipt, type Order } from '@storefront/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { anOrder } from '../testing/mypage-builders'
import { fakeMemberApi, openScreen } from '../testing/mypage-screen'

const api = fakeMemberApi()
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:receipt'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

/** Answers like a server that issues one original receipt. */
function keepsOrder() {
  let order = anOrder({ is_cancellable: false, receipt_name: null, receipt_issued_at: null })
  api.answerBy(getOrder, () => [order, 200])
  api.answerBy(nameOrderReceipt, ({ body }) => [(order = { ...order, ...(body as Partial<Order>) }), 200])
  api.answerBy(downloadOrderReceipt, () => {
    order = { ...order, receipt_issued_at: '2026-11-22T10:00:00+09:00' }
    return [{}, 200]
  })
}

async function openDialog() {
  openScreen('/mypage/order_history/7')
  await userEvent.click(await screen.findByRole('button', { name: '領収書を発行する' }))
  return within(screen.getByRole('dialog'))
}

test('asks for addressee and proviso only for the first receipt', async () => {
  keepsOrder()
  const dialog = await openDialog()
  expect(dialog.getByText(/「再発行」と記されます/)).toBeVisible()
  const addressee = dialog.getByLabelText(/^宛名/)
  expect(addressee).toHaveValue(anOrder().orderer.name)
  await userEvent.clear(addressee)
  await userEvent.type(addressee, '株式会社つなぐ')
  await userEvent.clear(dialog.getByLabelText(/^但し書き/))
  await userEvent.type(dialog.getByLabelText(/^但し書き/), '文具代')
  await userEvent.click(dialog.getByRole('button', { name: '発行してダウンロードする' }))

  await shows(() => screen.getByRole('button', { name: '領収書を再発行する' }))
  expect(api.callsOf(nameOrderReceipt)[0]?.body).toEqual({
    receipt_name: '株式会社つなぐ',
    receipt_proviso: '文具代',
  })
  await userEvent.click(screen.getByRole('button', { name: '領収書を再発行する' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(api.callsOf(nameOrderReceipt)).toHaveLength(1)
})

test('does not issue a receipt without an addressee', async () => {
  keepsOrder()
  const dialog = await openDialog()
  await userEvent.clear(dialog.getByLabelText(/^宛名/))
  await userEvent.click(dialog.getByRole('button', { name: '発行してダウンロードする' }))

  await shows(() => dialog.getByText('宛名を入力してください'))
  expect(api.callsOf(nameOrderReceipt)).toEqual([])
  expect(saved).toEqual([])
})
