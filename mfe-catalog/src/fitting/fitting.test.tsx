import {
  bookFitting,
  cancelFittingBooking,
  getFittingBooking,
  getMyUser,
  listFittingDays,
  listSchools,
} from '@storefront/contracts'
import { configureHttp } from '@storefront/http'
import { renderFragment } from '@storefront/remote/server'
import { emptySite, setSite } from '@storefront/site'
import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router-dom'
import { shows } from '@storefront/testing/shows'
import { actions } from '../actions'
import { routes } from '../routes'
import { fakeCatalogApi, openScreen } from '../testing/catalog-screen'
import { aBooking, aFittingDay, aParent } from '../testing/school-builders'

const api = fakeCatalogApi()
const seat = {
  child_name: '山田さくら',
  name: '山田花子',
  name_kana: 'やまだはなこ',
  phone_number: '０３-１２３４-５６７８',
  email: 'hanako@example.jp',
}
const sent = {
  ...seat,
  slot_id: 11,
  school_key: '2101',
  school_grade: 1,
  name_kana: 'ヤマダハナコ',
  phone_number: '0312345678',
}

beforeEach(() => {
  api.answer(listFittingDays, { data: [aFittingDay()] })
  api.answer(bookFitting, { booking_no: 'F1', token: 'secret-token' })
  api.answer(getFittingBooking, aBooking())
  api.answer(cancelFittingBooking, {})
})

test('lists fitting days and links only slots with free seats', async () => {
  openScreen('/fitting')

  const times = within(await screen.findByRole('list', { name: '新入生の採寸会の時間' }))
  expect(times.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fitting/booking?slot=11',
    '/fitting/booking?slot=12',
  ])
  expect(times.getByText('残り2席')).toBeVisible()
  expect(times.getByText('満席')).toBeVisible()
  expect(screen.getByText(/^緑が丘中学校 体育館\s*〒152-0034 東京都目黒区緑が丘2-14-23$/)).toBeVisible()
})

test('shows only the days for the chosen school', async () => {
  const aozora = { key: 'aozora', name: '青空小学校の採寸会', schools: [{ key: '1101', name: '青空小学校' }] }
  const all = { key: 'shop', name: '全校の採寸会', schools: [] }
  api.answer(listFittingDays, { data: [aFittingDay(aozora), aFittingDay(), aFittingDay(all)] })
  openScreen('/fitting')

  await userEvent.click(
    within(await screen.findByRole('navigation', { name: '学校' })).getByRole('link', {
      name: '緑が丘中学校',
    }),
  )

  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '新入生の採寸会',
      '全校の採寸会',
      '採寸会においでになれないとき',
    ]),
  )
})

test('shows that bookings for a day are closed', async () => {
  api.answer(listFittingDays, { data: [aFittingDay({ is_bookable: false })] })
  openScreen('/fitting')

  await shows(() => screen.getByText(/予約の受付は終了しました/))
  expect(screen.queryByRole('list', { name: /の時間$/ })).not.toBeInTheDocument()
})

test('sends normalised values and opens the page of the booking', async () => {
  const { visited } = openScreen('/fitting/booking?slot=11')
  await userEvent.type(await screen.findByLabelText(/^お子さまのお名前/), seat.child_name)
  await userEvent.selectOptions(screen.getByLabelText(/^学年/), '1')
  await userEvent.type(screen.getByLabelText(/^保護者のお名前(?!（)/), seat.name)
  await userEvent.type(screen.getByLabelText(/^保護者のお名前（カナ）/), seat.name_kana)
  await userEvent.type(screen.getByLabelText(/^電話番号/), seat.phone_number)
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), seat.email)

  await userEvent.click(screen.getByRole('button', { name: 'この内容で予約する' }))

  await waitFor(() => expect(visited).toEqual(['/fitting/booking/secret-token']))
  expect(api.callsOf(bookFitting).map(({ body }) => body)).toEqual([
    { ...sent, idempotency_key: expect.stringMatching(/^[\w-]{36}$/) },
  ])
})

test('prefills the member’s data', async () => {
  api.answer(getMyUser, aParent({ school_key: '1101' }))
  api.answer(listFittingDays, { data: [aFittingDay({ schools: [] })] })
  const school = { name_kana: '', prefecture: '' }
  api.answer(listSchools, {
    data: [
      { ...school, key: '1101', name: '青空小学校' },
      { ...school, key: '2101', name: '緑が丘中学校' },
    ],
    total: 2,
  })
  openScreen('/fitting/booking?slot=12', { isLogin: true })

  await waitFor(() => expect(screen.getByLabelText(/^保護者のお名前(?!（)/)).toHaveValue('田中　花子'))
  expect(screen.getByLabelText(/^学校/)).toHaveValue('1101')
  expect(screen.getByRole('radio', { name: /10:30〜11:30/ })).toBeChecked()
})

test('starts with the school of the page that led to the booking', async () => {
  const schools = [
    { key: '1101', name: '青空小学校' },
    { key: '2101', name: '緑が丘中学校' },
  ]
  api.answer(listFittingDays, { data: [aFittingDay({ schools })] })
  openScreen('/fitting/booking?slot=12&school=2101')

  await waitFor(() => expect(screen.getByLabelText(/^学校/)).toHaveValue('2101'))

  const grades = () =>
    within(screen.getByLabelText(/^学年/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(grades().slice(1)).toEqual(['1年（新入生）', '2年', '3年'])
  await userEvent.selectOptions(screen.getByLabelText(/^学校/), '1101')
  expect(grades().at(-1)).toBe('6年')
  await userEvent.selectOptions(screen.getByLabelText(/^学年/), '6')
  await userEvent.selectOptions(screen.getByLabelText(/^学校/), '2101')
  expect(screen.getByLabelText(/^学年/)).toHaveValue('')
})

test('links the slots of a school’s page with its school', async () => {
  openScreen('/fitting?school=2101')

  const times = within(await screen.findByRole('list', { name: '新入生の採寸会の時間' }))

  expect(times.getAllByRole('link')[0]).toHaveAttribute('href', '/fitting/booking?slot=11&school=2101')
})

test('replaces the school select with a code field for many schools', async () => {
  api.answer(listFittingDays, { data: [aFittingDay({ schools: [] })] })
  api.answer(listSchools, { data: [], total: 31 })
  openScreen('/fitting/booking?slot=11')

  await waitFor(() => expect(screen.getByLabelText(/^学校コード/)).toHaveRole('textbox'))
})

test('redirects an invalid slot to the fitting days', async () => {
  const { urlNow } = openScreen('/fitting/booking?slot=999')

  await shows(() => screen.getByRole('heading', { level: 1, name: '採寸会の日程とご予約' }))
  expect(urlNow()).toBe('/fitting')
})

test('cancels a booking and shows a confirmation', async () => {
  openScreen('/fitting/booking/secret-token')
  await screen.findByRole('heading', { level: 1, name: '採寸会のご予約を承りました' })
  api.answer(getFittingBooking, aBooking({ is_cancelled: true, can_cancel: false }))

  await userEvent.click(screen.getByText('予約を取り消す'))
  await userEvent.click(screen.getByRole('button', { name: 'この予約を取り消す' }))

  await shows(() => screen.getByRole('heading', { level: 1, name: /取り消しました/ }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByText('予約を取り消す')).not.toBeInTheDocument()
})

test.each(['/fitting', '/fitting/booking?slot=11'])(
  'returns 404 for %s in a shop without fitting days',
  async (url) => {
    openScreen(url, { emptyScreens: ['/fitting'] })

    await shows(() => screen.getByText('404 Not Found'))
  },
)

describe('without scripts', () => {
  const served = routes.map((route) => ({ ...route, action: actions[route.id ?? ''] })) as RouteObject[]

  async function post(path: string, controls: Record<string, string>) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(controls).toString()
    const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body })
    const fragment = await renderFragment('catalog', served, request)
    document.body.innerHTML = fragment.html
    return fragment
  }
  const typed = {
    ...seat,
    intent: 'book',
    slot_id: '11',
    school_key: '2101',
    school_grade: '1',
    idempotency_key: 'k1',
  }

  beforeEach(() => {
    configureHttp({ baseUrl: 'http://localhost' })
    setSite({ ...emptySite('tsunagu'), name: 'つなぐ' })
  })

  test('redirects to the booking page after a booking is posted', async () => {
    const { status, redirect } = await post('/fitting/booking?slot=11', typed)

    expect(status).toBe(303)
    expect(redirect).toBe('/fitting/booking/secret-token')
    expect(api.callsOf(bookFitting).map(({ body }) => body)).toEqual([{ ...sent, idempotency_key: 'k1' }])
  })

  test('rejects a full slot and keeps the input', async () => {
    const words = 'この時間は満席になりました。ほかの時間をお選びください'
    api.answer(bookFitting, { message: words, errors: { slot_id: [words] } }, { status: 409 })

    const { status } = await post('/fitting/booking?slot=11', typed)

    expect(status).toBe(422)
    expect(screen.getByRole('radiogroup', { name: /^時間/ })).toHaveTextContent(words)
    expect(screen.getByLabelText(/^お子さまのお名前/)).toHaveValue('山田さくら')
  })

  test('redirects to the booking page after a cancellation', async () => {
    const { status, redirect } = await post('/fitting/booking/secret-token', { intent: 'cancel' })

    expect(status).toBe(303)
    expect(redirect).toBe('/fitting/booking/secret-token')
    expect(api.callsOf(cancelFittingBooking)[0]?.url.pathname).toBe('/v1/fitting-bookings/secret-token')
  })

  test('rejects a same-day cancellation with the reason', async () => {
    const message = 'お取消しは前日までです。お電話でご連絡ください'
    api.answer(cancelFittingBooking, { message, code: 'fitting_booking.too_late' }, { status: 409 })

    const { status } = await post('/fitting/booking/secret-token', { intent: 'cancel' })

    expect(status).toBe(422)
    expect(screen.getByText(message)).toBeInTheDocument()
  })
})
