import {
  beginSocialGift,
  checkSocialGiftDelivery,
  checkSocialGiftShipping,
  completeSocialGift,
  getFormLayout,
  getSocialGiftComplete,
  getSocialGiftProducts,
  getSocialGiftShipping,
  listSocialGiftLeadtimes,
  lookUpPostalCode,
  openSocialGift,
} from '@storefront/contracts'
import { readSettings } from '@storefront/site'
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
import { getGiftDraft, rememberDraft } from '../gift/gift-draft.state'

const api = fakeGiftApi()
const leadtime = {
  order_shipping_id: 1,
  prefecture: '北海道',
  first_day: '2026-11-26',
  days: ['2026-11-26', '2026-11-27'],
  timezones: [{ key: 'am', name: '午前中' }],
}

beforeEach(() => {
  sessionStorage.clear()
  api.answer(getSocialGiftProducts, aGift())
  api.answer(listSocialGiftLeadtimes, { data: [leadtime] })
  api.answer(getSocialGiftShipping, aShipping())
  api.answer(getFormLayout, aGiftForm())
  api.answer(beginSocialGift, {})
  api.answer(openSocialGift, {})
  api.answer(checkSocialGiftShipping, {})
  api.answer(checkSocialGiftDelivery, {})
  api.answer(lookUpPostalCode, {
    data: [{ postal_code: '0600001', prefecture: '北海道', city: '札幌市中央区', town: '北一条西' }],
  })
})

test('shows sender, product, message and deadline', async () => {
  openScreen('/social-gift/token')

  await shows(() => screen.getByText(/山田 花子さまから/))
  expect(screen.getByText('お誕生日おめでとう')).toBeVisible()
  expect(screen.getByText(/どら焼き 十個/)).toBeVisible()
  expect(screen.getByText('2026.12.21')).toBeVisible()
  expect(screen.getByText('ギフトを受け取る').closest('a')).toHaveAttribute(
    'href',
    '/social-gift/token/shipping',
  )
  expect(document.body).not.toHaveTextContent('円')
})

test.each([
  ['wrong', 404, 'ギフトが見つかりません。URLをご確認ください。'],
  ['expired', 410, 'このギフトの受け取り期限が過ぎているか、ご注文がキャンセルされました。'],
])('shows an error page when the link is %s', async (_, status, message) => {
  api.answer(getSocialGiftProducts, { message }, { status })
  openScreen('/social-gift/token/shipping')

  await shows(() => screen.getByText(message))
  expect(screen.getByText('お問い合わせ')).toHaveProperty('parentElement.pathname', '/contact')
})

test.each(['', '/shipping', '/delivery', '/confirm', '/complete', '/giver'])(
  'explains how to receive a gift at /social-gift%s without a token',
  async (step) => {
    openScreen(`/social-gift${step}`)

    await shows(() => screen.getByRole('heading', { name: 'ソーシャルギフトのお受け取り' }))
    expect(screen.getByText(/届いたリンクから/)).toBeVisible()
  },
)

test('restores a typed address after a reload', async () => {
  openScreen('/social-gift/token/shipping')
  await userEvent.type(await screen.findByLabelText(/^姓/), '佐藤')
  await userEvent.type(screen.getByLabelText(/^郵便番号/), '0600001')
  await waitFor(() => expect(screen.getByLabelText(/^市区町村/)).toHaveValue('札幌市中央区'))
  cleanup()

  openScreen('/social-gift/token/shipping')

  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))
  expect(screen.getByLabelText(/^市区町村/)).toHaveValue('札幌市中央区')
})

test('stores the original value when an edit is undone', async () => {
  rememberDraft('token', { address: somePlace })
  openScreen('/social-gift/token/shipping')
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))

  await userEvent.type(screen.getByLabelText(/^姓/), '木')
  await userEvent.type(screen.getByLabelText(/^姓/), '{Backspace}')

  expect(getGiftDraft('token').read()?.address?.shipping_last_name).toBe('佐藤')
})

test('validates the address on the server before offering delivery dates', async () => {
  rememberDraft('token', { address: somePlace })
  const { urlNow } = openScreen('/social-gift/token/shipping')
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))

  await userEvent.click(screen.getByText('お届け日時へ進む'))

  await waitFor(() => expect(screen.getByText('11月26日（木）')).toBeInTheDocument())
  expect(urlNow()).toContain('/social-gift/token/delivery?postal=0600001')
  expect(api.callsOf(checkSocialGiftShipping)[0]?.body).toEqual(somePlace)
  expect(Object.fromEntries(api.callsOf(listSocialGiftLeadtimes)[0]?.url.searchParams ?? [])).toEqual({
    postal: '0600001',
    pref: '北海道',
  })
})

test('accepts an address without kana in the business theme (§5)', async () => {
  const { shipping_last_name_kana: _last, shipping_first_name_kana: _first, ...withoutKana } = somePlace
  rememberDraft('token', { address: withoutKana })
  api.answer(getFormLayout, aGiftForm({ isKanaOptional: true }))
  const { urlNow } = openScreen('/social-gift/token/shipping', {
    settings: readSettings({ 'USER.IS_NAME_KANA_OPTIONAL': true }),
  })
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))

  await userEvent.click(screen.getByText('お届け日時へ進む'))

  await waitFor(() => expect(urlNow()).toContain('/social-gift/token/delivery'))
  expect(api.callsOf(checkSocialGiftShipping)[0]?.body).toEqual({
    ...somePlace,
    shipping_last_name_kana: '',
    shipping_first_name_kana: '',
  })
})

test('requires the date of birth for alcohol', async () => {
  api.answer(getSocialGiftProducts, aGift({}, [aGiftProduct({ is_alcohol: true })]))
  rememberDraft('token', { address: somePlace })
  openScreen('/social-gift/token/shipping')
  await waitFor(() => expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤'))

  await userEvent.click(screen.getByText('お届け日時へ進む'))

  await shows(() => screen.getByText('生年月日を入力してください'))
  expect(screen.getByText(/20歳未満の者の飲酒は法律で禁止されています/)).toBeVisible()
  expect(api.callsOf(checkSocialGiftShipping)).toHaveLength(0)
})

test('redirects to the address step when no address is entered', async () => {
  const { urlNow } = openScreen('/social-gift/token/delivery')

  await waitFor(() => expect(urlNow()).toBe('/social-gift/token/shipping'))
})

test('confirms date and time slot and sends them once (§4)', async () => {
  api.answer(completeSocialGift, aCompletedGift())
  api.answer(getSocialGiftComplete, aCompletedGift())
  rememberDraft('token', { address: somePlace })
  const { urlNow } = openScreen('/social-gift/token/delivery?postal=0600001&pref=%E5%8C%97%E6%B5%B7%E9%81%93')

  await userEvent.selectOptions(await screen.findByLabelText(/^お届け希望日/), '2026-11-26')
  await userEvent.click(screen.getByLabelText('午前中'))
  await userEvent.click(screen.getByText('確認へ進む'))
  await shows(() => screen.getByText('〒060-0001 北海道札幌市中央区北一条西1'))
  expect(screen.getByText('11月26日（木） 午前中')).toBeVisible()
  await userEvent.click(screen.getByText('この内容で登録する'))

  await shows(() => screen.getByText('G00000001'))
  expect(urlNow()).toBe('/social-gift/token/complete')
  expect(api.callsOf(completeSocialGift).map(({ body }) => body)).toEqual([
    { ...somePlace, delivery_at: '2026-11-26', delivery_timezone: 'am' },
  ])
  expect(getGiftDraft('token').read()).toBeUndefined()
  expect(document.body).not.toHaveTextContent('札幌市')
})

test('restores a chosen date after a reload', async () => {
  rememberDraft('token', { address: somePlace })
  const url = '/social-gift/token/delivery?postal=0600001&pref=%E5%8C%97%E6%B5%B7%E9%81%93'
  openScreen(url)
  await userEvent.selectOptions(await screen.findByLabelText(/^お届け希望日/), '2026-11-27')
  cleanup()

  openScreen(url)

  await waitFor(() => expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue('2026-11-27'))
  expect(getGiftDraft('token').read()?.address).toEqual(somePlace)
})

test('keeps the input if the confirmation is rejected', async () => {
  api.answer(
    completeSocialGift,
    {
      message: 'お届け希望日をお選びなおしください。',
      errors: { delivery_at: ['お届け希望日をお選びなおしください。'] },
    },
    { status: 422 },
  )
  rememberDraft('token', { address: somePlace })
  openScreen('/social-gift/token/confirm')

  await userEvent.click(await screen.findByText('この内容で登録する'))

  await shows(() => screen.getByText('お届け希望日をお選びなおしください。'))
  expect(getGiftDraft('token').read()?.address).toEqual(somePlace)
})

test('names the links that change an answer after their part', async () => {
  rememberDraft('token', { address: somePlace })
  openScreen('/social-gift/token/confirm')

  await shows(() => screen.getByRole('link', { name: 'お届け先を変更する' }))
  expect(screen.getByRole('link', { name: 'お届け日時を変更する' })).toBeVisible()
})

test('shows a message on the confirmation page when no address is entered', async () => {
  openScreen('/social-gift/token/confirm')

  await shows(() => screen.getByText('お届け先がまだ入力されていません'))
})

test.each(['shipping', 'delivery?pref=%E5%8C%97%E6%B5%B7%E9%81%93', 'confirm'])(
  'links to the gift’s status from step %s of a used link',
  async (step) => {
    api.answer(getSocialGiftProducts, aGift({ is_completed: true }))
    openScreen(`/social-gift/token/${step}`)

    await shows(() => screen.getByText('このギフトのお届け先は、すでに登録されています。'))
    expect(screen.getByText('お届けの状況を見る').closest('a')).toHaveAttribute(
      'href',
      '/social-gift/token/complete',
    )
  },
)
