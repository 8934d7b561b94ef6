import { changeGift, getFormLayout, getGiftOrder, mailGift, redirectGift } from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { actions } from '../actions'
import { routes } from '../routes'
import { aGiftForm, aGiftOrder, aGivenGift, somePlace } from '../testing/gift-builders'
import { fakeGiftApi } from '../testing/gift-screen'

const api = fakeGiftApi()
const served = routes.map((route) => ({ ...route, action: actions[route.id ?? ''] })) as RouteObject[]
const url = 'https://shop.example.jp/social-gift/giver/givers-token'
const jiro = { id: 7, receiver_name: '次郎', path: '/social-gift/of-jiro' }
const ken = { id: 8, receiver_name: '健', path: '/social-gift/of-ken' }

beforeEach(() => {
  configureHttp({ baseUrl: 'http://localhost' })
  setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  api.answer(getFormLayout, aGiftForm())
  show(aGivenGift({ ...jiro, can_extend: false }), aGivenGift({ ...ken, can_remind: true, can_extend: true }))
  for (const done of [changeGift, mailGift, redirectGift]) api.answer(done, aGiftOrder())
})

const show = (...gifts: ReturnType<typeof aGivenGift>[]) => api.answer(getGiftOrder, aGiftOrder(...gifts))

async function render(request: Request) {
  const fragment = await renderFragment('social-gift', served, request)
  document.body.innerHTML = fragment.html
  return fragment
}
/** Clicks a button as a browser without scripts does: posts the fields of the button's form. */
async function press(button: HTMLElement, typed: Record<string, string> = {}) {
  const { form, name, value } = button as HTMLButtonElement
  const controls = [...new FormData(form!)].map(([key, text]): [string, string] => [key, String(text)])
  const all = { ...Object.fromEntries(controls), ...(name ? { [name]: value } : {}), ...typed }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return render(new Request(url, { method: 'POST', headers, body: new URLSearchParams(all).toString() }))
}
const button = (name: string, index = 0) => screen.getAllByRole('button', { name, hidden: true })[index]!

test('shows each gift’s link and status without scripts', async () => {
  show(aGivenGift(jiro), aGivenGift({ ...ken, state: 'shipped', path: null }))
  await render(new Request(url))

  expect(screen.getByRole('textbox', { name: '次郎へのリンク' })).toHaveValue(
    'https://shop.example.jp/social-gift/of-jiro',
  )
  expect(screen.getByText('発送済み')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: '健さまへのギフトの状況' })).toHaveTextContent('発送（済み）')
})

test.each([
  ['お知らせをもう一度送る', 'remind'],
  ['期限を30日延ばす', 'extend'],
])('changes only the gift whose button is pressed (%s)', async (name, action) => {
  await render(new Request(url))

  const { status, redirect } = await press(button(name))

  expect(status).toBe(303)
  expect(redirect).toBe('/social-gift/giver/givers-token#gift-8')
  expect(api.callsOf(changeGift)).toMatchObject([{ body: { action }, params: { id: '8' } }])
})

test('shows an error next to the affected gift and keeps the input', async () => {
  api.answer(
    mailGift,
    { message: '入力内容をご確認ください', errors: { email: ['メールアドレスの形式で入力してください'] } },
    { status: 422 },
  )
  await render(new Request(url))

  const { status } = await press(button('メールを予約する', 1), {
    email: 'ken@nowhere',
    mail_on_year: '2026',
    mail_on_month: '12',
    mail_on_day: '1',
  })

  const fields = screen.getAllByLabelText<HTMLInputElement>(/お相手のメールアドレス/)
  expect(status).toBe(422)
  expect(api.callsOf(mailGift)[0]?.body).toEqual({ email: 'ken@nowhere', mail_on: '2026-12-01' })
  expect(fields.map(({ value }) => value)).toEqual(['', 'ken@nowhere'])
  expect(fields[1]).toBeInvalid()
  expect(fields[0]).toBeValid()
})

test('requires a second click for a refund', async () => {
  show(aGivenGift({ ...jiro, state: 'expired', path: null, can_settle: true, can_mail: false }))
  await render(new Request(url))

  await press(button('取りやめて返金を受ける'))
  const asked = api.callsOf(changeGift).length
  expect(screen.getByText(/この操作は元に戻せません/)).toBeInTheDocument()
  const { status } = await press(button('取りやめる'))

  expect(asked).toBe(0)
  expect(status).toBe(303)
  expect(api.callsOf(changeGift)).toMatchObject([{ body: { action: 'refund' } }])
})

test('ships an expired gift to the giver’s address without scripts', async () => {
  show(aGivenGift({ ...jiro, state: 'expired', path: null, can_settle: true, can_mail: false }))
  await render(new Request(url))

  const { status } = await press(button('この住所へ届ける'), { ...somePlace, postal_code: '〒060-0001' })

  expect(status).toBe(303)
  expect(api.callsOf(redirectGift)[0]?.body).toMatchObject({ ...somePlace, postal_code: '0600001' })
})
