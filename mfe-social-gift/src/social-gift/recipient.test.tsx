import {
  beginSocialGift,
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  declineSocialGift,
  getFormLayout,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
  listSocialGiftLeadtimes,
  openSocialGift,
  thankForSocialGift,
} from '@storefront/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shows } from '@storefront/testing/shows'
import {
  aCompletedGift,
  aGift,
  aGiftForm,
  aGiftProduct,
  aShipping,
  somePlace,
} from '../testing/gift-builders'
import { fakeGiftApi, openScreen } from '../testing/gift-screen'
import { calendarFile } from '../complete/calendar-file.rules'
import { rememberDraft } from '../gift/gift-draft.state'

const api = fakeGiftApi()
const deliveryUrl = '/social-gift/token/delivery?postal=0600001&pref=%E5%8C%97%E6%B5%B7%E9%81%93'
const days = ['2026-11-26', '2026-11-27']
const timezones = [{ key: 'am', name: '午前中' }]
const sizes = [
  { product_id: 1, name: 'S', is_available: true },
  { product_id: 2, name: 'L', is_available: true },
  { product_id: 3, name: 'XL', is_available: false },
]

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getSocialGiftProducts, aGift())
  api.answer(getSocialGiftShipping, aShipping())
  api.answer(getFormLayout, aGiftForm())
  api.answer(getSocialGiftComplete, aCompletedGift())
  api.answer(listSocialGiftLeadtimes, {
    data: [{ order_shipping_id: 1, prefecture: '北海道', first_day: days[0]!, days, timezones }],
  })
  for (const call of [beginSocialGift, checkSocialGiftDelivery, checkSocialGiftShipping, openSocialGift])
    api.answer(call, {})
})

test('reports to the server that the letter was opened', async () => {
  openScreen('/social-gift/token')
  await screen.findByText('お誕生日おめでとう')

  await waitFor(() => expect(api.callsOf(openSocialGift)).toHaveLength(1))
})

test('shows the card, age limit, allergens and chilled delivery', async () => {
  const product = aGiftProduct({ is_alcohol: true, is_cool: true, allergens: ['含む：小麦・卵'] })
  api.answer(
    getSocialGiftProducts,
    aGift({}, [{ ...product, card: { name: '花のカード', message: '末永くお幸せに' } }]),
  )
  openScreen('/social-gift/token')

  await shows(() => screen.getByText('末永くお幸せに'))
  expect(screen.getByText('含む：小麦・卵')).toBeVisible()
  expect(screen.getByText('クール便でお届けします')).toBeVisible()
  expect(screen.getByText(/20歳未満の者の飲酒は法律で禁止されています/)).toBeVisible()
})

test('offers the available sizes without prices', async () => {
  api.answer(getSocialGiftProducts, aGift({}, [{ ...aGiftProduct(), variants: sizes }]))
  api.answer(completeSocialGift, aCompletedGift())
  rememberDraft('token', { address: somePlace })
  openScreen('/social-gift/token/shipping')
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))

  expect(screen.getByRole('radio', { name: /^S/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^XL/ })).toBeDisabled()
  expect(document.body).not.toHaveTextContent('円')
  await userEvent.click(screen.getByRole('radio', { name: /^L/ }))
  await userEvent.click(screen.getByText('お届け日時へ進む'))
  await userEvent.click(await screen.findByText('確認へ進む'))
  await shows(() => screen.getByText(/（L）/))
  await userEvent.click(screen.getByText('この内容で登録する'))

  await waitFor(() =>
    expect(api.callsOf(completeSocialGift)[0]?.body).toMatchObject({
      variants: [{ line_id: 1, product_id: 2 }],
    }),
  )
  expect(api.callsOf(beginSocialGift)[0]?.body).toMatchObject({ variants: [{ line_id: 1, product_id: 2 }] })
})

test('prefills a draft from another device', async () => {
  api.answer(getSocialGiftShipping, aShipping({ delivery_at: '2026-11-27', delivery_timezone_key: 'am' }))
  openScreen(deliveryUrl)

  await waitFor(() => expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue('2026-11-27'))
  expect(screen.getByLabelText('午前中')).toBeChecked()
})

test('prefers the size chosen on this device over the draft', async () => {
  api.answer(getSocialGiftProducts, aGift({}, [{ ...aGiftProduct(), variants: sizes }]))
  api.answer(getSocialGiftShipping, aShipping({ variants: [{ line_id: 1, product_id: 2 }] }))
  openScreen('/social-gift/token/shipping')

  await waitFor(() => expect(screen.getByRole('radio', { name: /^L/ })).toBeChecked())
  cleanup()
  rememberDraft('token', { variants: { line1: '1' } })
  openScreen('/social-gift/token/shipping')

  await waitFor(() => expect(screen.getByRole('radio', { name: /^S/ })).toBeChecked())
})

test('uses the shop’s labels in the address form', async () => {
  const form = aGiftForm()
  api.answer(getFormLayout, {
    ...form,
    form: form.form.map((field) =>
      field.type === 'address' ? { ...field, label: '納品先の所在地' } : field,
    ),
  })
  openScreen('/social-gift/token/shipping')

  await shows(() => screen.getByRole('group', { name: /納品先の所在地/ }))
  expect(api.callsOf(getFormLayout)[0]?.url.pathname).toBe('/v1/pages/front/layout/social-gift')
})

test('sends the giver a message when declining', async () => {
  api.answer(declineSocialGift, {})
  openScreen('/social-gift/token')

  await userEvent.click(await screen.findByText('お受け取りを辞退する'))
  const words = screen.getByLabelText(/贈り主さまへのことば/)
  await userEvent.type(words, 'お気持ちだけで十分です。')
  await userEvent.click(screen.getByRole('button', { name: '辞退する' }))

  await shows(() => screen.getByText('辞退を承りました'))
  expect(api.callsOf(declineSocialGift)[0]?.body).toEqual({ message: 'お気持ちだけで十分です。' })
})

test('sends the thank-you message once', async () => {
  api.answer(thankForSocialGift, {})
  openScreen('/social-gift/token/complete')

  await userEvent.type(await screen.findByLabelText(/お礼のことば/), 'ありがとうございます')
  await userEvent.click(screen.getByRole('button', { name: 'お礼を送る' }))

  await shows(() => screen.getByText('お礼をお送りしました'))
  expect(api.callsOf(thankForSocialGift).map(({ body }) => body)).toEqual([
    { message: 'ありがとうございます' },
  ])
})

test.each([
  ['preparing', '発送の準備をしています'],
  ['shipped', '発送しました'],
  ['delivered', 'お届けしました'],
] as const)('shows the status of a parcel that is %s', async (state, words) => {
  api.answer(getSocialGiftComplete, aCompletedGift({ state, has_thanked: true }))
  openScreen('/social-gift/token/complete')

  await shows(() => screen.getByText(words))
  expect(screen.getByText('お礼をお送りしました')).toBeVisible()
})

test('exports the delivery date as an escaped all-day event', () => {
  const file = calendarFile({
    giftNo: 'G00000001',
    day: '2026-12-31',
    slot: '午前中',
    sender: '山田,花子さま',
    now: new Date('2026-11-21T01:02:03.456Z'),
  })

  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//social-gift//JA',
    'BEGIN:VEVENT',
    'UID:G00000001@social-gift',
    'DTSTAMP:20261121T010203Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:ギフトのお届け（午前中）',
    'DESCRIPTION:山田\\,花子さまからのギフト\\nギフト番号：G00000001',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
