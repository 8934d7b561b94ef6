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
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { screen, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { actions } from '../actions'
import { routes } from '../routes'
import {
  aCompletedGift,
  aGift,
  aGiftForm,
  aGiftProduct,
  aShipping,
  somePlace,
} from '../testing/gift-builders'
import { fakeGiftApi } from '../testing/gift-screen'

const api = fakeGiftApi()
const served = routes.map((route) => ({ ...route, action: actions[route.id ?? ''] })) as RouteObject[]
const leadtime = {
  order_shipping_id: 1,
  prefecture: '北海道',
  first_day: '2026-11-26',
  days: ['2026-11-26', '2026-11-27'],
  timezones: [{ key: 'am', name: '午前中' }],
}

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(getSocialGiftProducts, aGift())
  api.answer(listSocialGiftLeadtimes, { data: [leadtime] })
  api.answer(getSocialGiftShipping, aShipping())
  api.answer(getSocialGiftComplete, aCompletedGift())
  api.answer(getFormLayout, aGiftForm())
  for (const done of [openSocialGift, beginSocialGift, checkSocialGiftShipping, checkSocialGiftDelivery])
    api.answer(done, {})
})

/** Posts fields as a browser without scripts does, and renders the response. */
async function post(path: string, controls: Record<string, string>) {
  const body = new URLSearchParams(controls).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(`http://localhost/social-gift/token${path}`, { method: 'POST', headers, body })
  const fragment = await renderFragment('social-gift', served, request)
  document.body.innerHTML = fragment.html
  return fragment
}

function controlsOf(button: HTMLElement): Record<string, string> {
  const { form, name, value } = button as HTMLButtonElement
  const controls = Object.fromEntries([...new FormData(form!)].map(([key, text]) => [key, String(text)]))
  return name === '' ? controls : { ...controls, [name]: value }
}
const button = (name: string) => screen.getByRole('button', { name })

const typed = { ...somePlace, shipping_last_name_kana: 'さとう', phone_number: '０１１-１２３-４５６７' }
const addressPage = () =>
  renderFragment('social-gift', served, new Request('http://localhost/social-gift/token/shipping'))
const toDays = () => post('/shipping', { intent: 'address', ...typed })
async function toConfirmation() {
  await toDays()
  return post('/shipping', {
    ...controlsOf(button('確認へ進む')),
    delivery_at: '2026-11-26',
    delivery_timezone: 'am',
  })
}

test('accepts a gift without scripts', async () => {
  api.answer(completeSocialGift, aCompletedGift())
  expect(await toDays()).toMatchObject({ status: 200, head: { title: 'お届け先の入力' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('お届け日時の選択')
  expect(screen.getByRole('option', { name: '11月26日（木）' })).toBeInTheDocument()

  expect((await toConfirmation()).status).toBe(200)
  expect(screen.getByText('サトウ ジロウ')).toBeInTheDocument()
  expect(screen.getByText('11月26日（木） 午前中')).toBeInTheDocument()
  const sent = await post('/shipping', controlsOf(button('この内容で登録する')))

  expect(sent).toMatchObject({ status: 303, redirect: '/social-gift/token/complete' })
  expect(api.callsOf(completeSocialGift).map(({ body }) => body)).toEqual([
    { ...somePlace, delivery_at: '2026-11-26', delivery_timezone: 'am' },
  ])
})

test('returns 422 and shows the error next to the invalid field', async () => {
  const message = '電話番号を入力してください'
  api.answer(checkSocialGiftShipping, { message, errors: { phone_number: [message] } }, { status: 422 })

  const { status } = await post('/shipping', { intent: 'address', ...typed, phone_number: '' })

  expect(status).toBe(422)
  expect(screen.getByLabelText(/^電話番号/)).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText(/^姓/)).toHaveValue('佐藤')
  expect(screen.getByLabelText(/^市区町村/)).toHaveValue('札幌市中央区')
})

test('asks for another date if the chosen one is unavailable', async () => {
  await toConfirmation()
  const message = 'お届け希望日をお選びなおしください。'
  api.answer(completeSocialGift, { message, errors: { delivery_at: [message] } }, { status: 422 })

  const { status } = await post('/shipping', controlsOf(button('この内容で登録する')))

  expect(status).toBe(422)
  expect(screen.getByLabelText(/^お届け希望日/)).toHaveAttribute('aria-invalid', 'true')
  expect(controlsOf(button('確認へ進む'))).toMatchObject({ city: '札幌市中央区', intent: 'delivery' })
})

test.each([
  ['お届け先を変更する', '市区町村', '札幌市中央区'],
  ['お届け日時を変更する', 'お届け希望日', '2026-11-26'],
])('the %s button on the confirmation page returns to the input', async (name, label, value) => {
  await toConfirmation()

  const { status } = await post('/shipping', controlsOf(button(name)))

  expect(status).toBe(200)
  expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(value)
})

test('keeps the drafted date only if the destination allows that date', async () => {
  api.answer(getSocialGiftShipping, aShipping({ delivery_at: '2026-11-27', delivery_timezone_key: 'am' }))
  document.body.innerHTML = (await addressPage()).html
  await post('/shipping', { ...controlsOf(button('お届け日時へ進む')), ...typed })
  expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue('2026-11-27')
  expect(screen.getByLabelText('午前中')).toBeChecked()
  await post('/shipping', controlsOf(button('お届け先に戻る')))
  api.answer(listSocialGiftLeadtimes, { data: [{ ...leadtime, days: ['2026-11-28'] }] })

  await post('/shipping', controlsOf(button('お届け日時へ進む')))

  expect(screen.getByLabelText(/^お届け希望日/)).toHaveValue('')
})

test.each([
  ['', '生年月日を入力してください'],
  ['2020', '20歳未満の方は酒類をお受け取りいただけません。'],
])('rejects birth year "%s" for alcohol', async (birthday_year, message) => {
  api.answer(getSocialGiftProducts, aGift({}, [aGiftProduct({ is_alcohol: true })]))
  const day = birthday_year === '' ? '' : '1'
  const birthday = { birthday_year, birthday_month: day, birthday_day: day }

  const { status } = await post('/shipping', { intent: 'address', ...typed, ...birthday })

  expect(status).toBe(422)
  const group = screen.getByRole('group', { name: /^生年月日/ })
  expect(within(group).getByText(message)).toBeInTheDocument()
  expect(api.callsOf(beginSocialGift)).toEqual([])
})

test('sends the chosen variant', async () => {
  const variants = [
    { product_id: 1, name: '小', is_available: true },
    { product_id: 2, name: '大', is_available: true },
  ]
  api.answer(getSocialGiftProducts, aGift({}, [{ ...aGiftProduct(), variants }]))
  api.answer(completeSocialGift, aCompletedGift())
  await post('/shipping', { intent: 'address', ...typed, 'variants.line1': '2' })
  await post('/shipping', controlsOf(button('確認へ進む')))
  expect(screen.getByText(/（大）/)).toBeInTheDocument()

  await post('/shipping', controlsOf(button('この内容で登録する')))

  expect(api.callsOf(completeSocialGift)[0]?.body).toMatchObject({
    variants: [{ line_id: 1, product_id: 2 }],
  })
})

test('posts a decline or a thank-you message without scripts', async () => {
  for (const done of [declineSocialGift, thankForSocialGift]) api.answer(done, {})

  const declined = await post('', { intent: 'decline', message: 'お気持ちだけ' })
  const thanked = await post('/complete', { intent: 'thanks', message: 'ありがとう' })

  expect(declined.redirect).toBe('/social-gift/token')
  expect(thanked.redirect).toBe('/social-gift/token/complete')
  expect(api.callsOf(declineSocialGift)[0]?.body).toEqual({ message: 'お気持ちだけ' })
  expect(api.callsOf(thankForSocialGift)[0]?.body).toEqual({ message: 'ありがとう' })
})

test('shows a rejected thank-you message’s error next to the field', async () => {
  const message = 'お礼のことばを入力してください'
  api.answer(thankForSocialGift, { message, errors: { message: [message] } }, { status: 422 })

  const { status } = await post('/complete', { intent: 'thanks', message: '' })

  expect(status).toBe(422)
  expect(screen.getByLabelText(/^お礼のことば/)).toHaveAttribute('aria-invalid', 'true')
})
