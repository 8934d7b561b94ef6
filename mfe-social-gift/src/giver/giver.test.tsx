import {
  changeGift,
  getFormLayout,
  getGiftOrder,
  getThanksPicture,
  lookUpPostalCode,
  mailGift,
  redirectGift,
} from '@storefront/contracts'
import { polyfillDialog, recordEvents } from '@storefront/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import { aGiftForm, aGiftOrder, aGivenGift } from '../testing/gift-builders'
import { fakeGiftApi, openScreen } from '../testing/gift-screen'
import { invitation, linksAsCsv, lineUrl } from './giver.rules'

const api = fakeGiftApi()
const url = '/social-gift/giver/givers-token'

beforeAll(polyfillDialog)
beforeEach(() => {
  api.answer(getGiftOrder, aGiftOrder())
  api.answer(getFormLayout, aGiftForm())
})

test('offers copy, QR code and LINE for each recipient’s link', async () => {
  openScreen(url)

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '次郎さんへのリンク' })).toHaveValue(
      'http://localhost/social-gift/recipients-token',
    ),
  )
  expect(screen.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('http://localhost/social-gift/recipients-token')),
  )
  await userEvent.click(screen.getByText('QRコードを表示する'))
  await shows(() => screen.getByRole('img', { name: '次郎さんへのリンクのQRコード' }))
})

test('shows the thank-you picture, or an error if loading fails', async () => {
  api.answer(getGiftOrder, aGiftOrder(aGivenGift({ thanks_message: 'ありがとう', has_thanks_picture: true })))
  api.answer(getThanksPicture, {})
  // jsdom can't read a blob that comes from a response.
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'result', { value: 'data:image/jpeg;base64,AA==' })
    this.onload?.(new ProgressEvent('load') as ProgressEvent<FileReader>)
  })
  openScreen(url)
  await waitFor(() =>
    expect(screen.getByRole('img', { name: '次郎さんから届いたお写真' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,AA==',
    ),
  )
  cleanup()

  api.answer(getThanksPicture, { message: '写真が見つかりません。' }, { status: 404 })
  openScreen(url)

  await shows(() => screen.getByText(/お写真を表示できませんでした/))
  expect(screen.getByText('ありがとう')).toBeVisible()
})

test('marks a link sent by LINE as sent', async () => {
  api.answer(changeGift, aGiftOrder(aGivenGift({ state: 'sent', sent_at: '2026-11-22T10:00:00+09:00' })))
  openScreen(url)

  await userEvent.click(await screen.findByRole('link', { name: 'LINEで送る' }))

  await shows(() => screen.getByText('送付済み'))
  expect(api.callsOf(changeGift)[0]?.body).toEqual({ action: 'sent' })
})

test('emails the link immediately without a date', async () => {
  const mailed = aGivenGift({ email: 'jiro@example.jp', mail_on: '2026-11-22' })
  api.answer(mailGift, aGiftOrder(mailed))
  openScreen(url)

  await userEvent.click(await screen.findByText('当店からメールで送る'))
  await userEvent.type(screen.getByLabelText(/お相手のメールアドレス/), 'jiro@example.jp')
  await userEvent.click(screen.getByRole('button', { name: 'メールを予約する' }))

  await shows(() => screen.getByText('メールの宛先や日を変える'))
  expect(screen.getByText('jiro@example.jp へ 2026.11.22 にお送りします。')).toBeInTheDocument()
  expect(api.callsOf(mailGift)[0]?.body).toEqual({ email: 'jiro@example.jp' })
})

test.each([
  ['can_remind', 'お知らせをもう一度送る', 'remind'],
  ['can_extend', '期限を30日延ばす', 'extend'],
] as const)('allows the action once for a gift with %s', async (can, label, action) => {
  const closed = { can_remind: false, can_extend: false }
  api.answer(getGiftOrder, aGiftOrder(aGivenGift({ ...closed, [can]: true })))
  api.answer(changeGift, aGiftOrder(aGivenGift(closed)))
  const toasts = recordEvents('toast.raised')
  openScreen(url)

  await userEvent.click(await screen.findByRole('button', { name: label }))

  await waitFor(() => expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument())
  expect(api.callsOf(changeGift)[0]?.body).toEqual({ action })
  expect(toasts.map(({ type }) => type)).toEqual(['positive'])
})

const declined = aGivenGift({
  state: 'declined',
  path: null,
  decline_message: 'お気持ちだけ',
  can_mail: false,
  can_extend: false,
  can_settle: true,
  settle_until: '2026-12-05T10:00:00+09:00',
})

test('refunds a declined gift after confirmation', async () => {
  api.answer(getGiftOrder, aGiftOrder(declined))
  api.answer(changeGift, aGiftOrder({ ...declined, state: 'refunded', can_settle: false }))
  openScreen(url)

  await shows(() => screen.getByText('お気持ちだけ'))
  await userEvent.click(screen.getByRole('button', { name: '取りやめて返金を受ける' }))
  await userEvent.click(await screen.findByRole('button', { name: '取りやめる' }))

  await shows(() => screen.getByText('お取りやめ・ご返金'))
  expect(api.callsOf(changeGift)[0]?.body).toEqual({ action: 'refund' })
})

test('ships a declined gift to the giver’s address', async () => {
  api.answer(getGiftOrder, aGiftOrder(declined))
  api.answer(lookUpPostalCode, { data: [] })
  api.answer(redirectGift, aGiftOrder({ ...declined, state: 'redirected', can_settle: false }))
  openScreen(url)

  await userEvent.click(await screen.findByText('ご自身の住所へ届ける'))
  await userEvent.type(screen.getByLabelText(/^姓/), '山田')
  await userEvent.type(screen.getByLabelText(/^名/), '花子')
  await userEvent.type(screen.getByLabelText(/^セイ/), 'ヤマダ')
  await userEvent.type(screen.getByLabelText(/^メイ/), 'ハナコ')
  await userEvent.type(screen.getByLabelText(/^郵便番号/), '1000001')
  await userEvent.selectOptions(screen.getByLabelText(/^都道府県/), '東京都')
  await userEvent.type(screen.getByLabelText(/^市区町村/), '千代田区')
  await userEvent.type(screen.getByLabelText(/^町名/), '千代田1')
  await userEvent.type(screen.getByLabelText(/^電話番号/), '0312345678')
  await userEvent.click(screen.getByRole('button', { name: 'この住所へ届ける' }))

  await shows(() => screen.getByText('ご自身の住所へお届け'))
  expect(api.callsOf(redirectGift)[0]?.body).toMatchObject({ shipping_last_name: '山田', city: '千代田区' })
})

test('shows the server’s message for an invalid giver link', async () => {
  api.answer(getGiftOrder, { message: 'ギフトのご注文が見つかりません。' }, { status: 404 })
  openScreen(url)

  await shows(() => screen.getByText('ギフトのご注文が見つかりません。'))
})

test('exports the links of five recipients as a table', async () => {
  const names = ['和子', '次郎', '三郎', '健', '=1+1']
  const gifts = names.map((receiver_name, id) =>
    aGivenGift({ id, receiver_name, path: `/social-gift/t${id}` }),
  )
  api.answer(getGiftOrder, aGiftOrder(...gifts))
  openScreen(url)

  await shows(() => screen.getByRole('button', { name: '5名分のリンクをCSVで保存する' }))
  expect(screen.getAllByRole('textbox', { name: /へのリンク$/ })).toHaveLength(5)
  const lines = linksAsCsv(aGiftOrder(...gifts), 'https://shop.example').split('\r\n')
  expect(lines).toHaveLength(7)
  expect(lines[1]).toBe('"和子","https://shop.example/social-gift/t0","リンクをお送りください","2026.12.21"')
  expect(lines[5]).toMatch(/^"'=1\+1"/)
})

test('includes both names, the date and the link in the invitation', () => {
  const text = invitation(aGivenGift(), '山田 花子', 'https://shop.example/social-gift/t')

  expect(text.split('\n')).toEqual([
    '次郎さん',
    '山田 花子さまからギフトが届いています。下のリンクからお受け取りください（2026.12.21まで）。',
    'https://shop.example/social-gift/t',
  ])
  expect(decodeURIComponent(lineUrl(text))).toContain(text)
})
