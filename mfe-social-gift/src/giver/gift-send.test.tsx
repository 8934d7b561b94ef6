import { changeGift, getFormLayout, getGiftOrder, mailGift } from '@storefront/contracts'
import { recordToasts } from '@storefront/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aGiftForm, aGiftOrder, aGivenGift } from '../testing/gift-builders'
import { fakeGiftApi, openScreen } from '../testing/gift-screen'

const api = fakeGiftApi()
const url = '/social-gift/giver/givers-token'
const link = 'http://localhost/social-gift/recipients-token'

function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

beforeEach(() => {
  api.answer(getGiftOrder, aGiftOrder())
  api.answer(getFormLayout, aGiftForm())
  api.answer(changeGift, aGiftOrder(aGivenGift({ state: 'sent', sent_at: '2026-11-22T10:00:00+09:00' })))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('marks a copied link as sent', async () => {
  const user = userEvent.setup()
  const toasts = recordToasts()
  openScreen(url)

  await user.click(await screen.findByRole('button', { name: 'リンクをコピーする' }))

  await shows(() => screen.getByText('送付済み'))
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(toasts).toEqual(['リンクをコピーしました'])
  expect(api.callsOf(changeGift).map(({ body }) => body)).toEqual([{ action: 'sent' }])
})

test('selects the link if it can’t be copied', async () => {
  give('clipboard', { writeText: () => Promise.reject(new Error('refused')) })
  const toasts = recordToasts()
  openScreen(url)

  fireEvent.click(await screen.findByRole('button', { name: 'リンクをコピーする' }))

  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('コピーできませんでした')]))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '次郎さんへのリンク' })
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  expect(api.callsOf(changeGift)).toEqual([])
})

test('marks a link shared by the share sheet as sent', async () => {
  const share = jest.fn((_shared: { text: string }) => Promise.resolve())
  give('share', share)
  openScreen(url)

  await userEvent.click(await screen.findByRole('button', { name: 'ほかのアプリで送る' }))

  await shows(() => screen.getByText('送付済み'))
  expect(share.mock.calls[0]?.[0].text).toContain(link)
  expect(share.mock.calls[0]?.[0].text).toContain('次郎さん')
  expect(api.callsOf(changeGift).map(({ body }) => body)).toEqual([{ action: 'sent' }])
})

test('doesn’t mark the gift as sent if the share sheet is cancelled', async () => {
  give('share', () => Promise.reject(new DOMException('closed', 'AbortError')))
  openScreen(url)

  await userEvent.click(await screen.findByRole('button', { name: 'ほかのアプリで送る' }))

  await waitFor(() => expect(screen.getByRole('button', { name: 'ほかのアプリで送る' })).toBeEnabled())
  expect(api.callsOf(changeGift)).toEqual([])
})

test('hides the share button if the browser has no share sheet', async () => {
  openScreen(url)

  await screen.findByRole('button', { name: 'リンクをコピーする' })
  expect(screen.queryByRole('button', { name: 'ほかのアプリで送る' })).not.toBeInTheDocument()
})

test('schedules the email for the chosen date', async () => {
  api.answer(mailGift, aGiftOrder(aGivenGift({ email: 'jiro@example.jp', mail_on: '2026-11-30' })))
  openScreen(url)

  await userEvent.click(await screen.findByText('当店からメールで送る'))
  await userEvent.type(screen.getByLabelText(/お相手のメールアドレス/), 'jiro@example.jp')
  const day = { 年: '2026', 月: '11', 日: '30' }
  for (const [part, value] of Object.entries(day))
    await userEvent.type(screen.getByLabelText(`お送りする日（${part}）`), value)
  await userEvent.click(screen.getByRole('button', { name: 'メールを予約する' }))

  await waitFor(() =>
    expect(screen.getByText('jiro@example.jp へ 2026.11.30 にお送りします。')).toBeInTheDocument(),
  )
  expect(api.callsOf(mailGift)[0]?.body).toEqual({ email: 'jiro@example.jp', mail_on: '2026-11-30' })
})
