import { act, render, screen } from '@testing-library/react'
import { EarliestDay } from './earliest-day'
import { fetchEarliestDay } from './shipping.api'

jest.mock('./shipping.api', () => ({ fetchEarliestDay: jest.fn() }))
const asked = jest.mocked(fetchEarliestDay)

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-24T12:58:50+09:00') }))
afterEach(() => jest.useRealTimers())
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('fetches the day again at the cut-off', async () => {
  asked.mockResolvedValue({ first_day: '2026-11-26', order_by: '2026-11-24T13:00:00+09:00' })
  render(<EarliestDay token="cart-token" pref="東京都" />)
  await pass(1)
  expect(
    screen.getByText('最短11月26日（木）ごろにお届けします（あと1分以内にご注文の場合）。'),
  ).toBeVisible()

  asked.mockResolvedValue({ first_day: '2026-11-27', order_by: '2026-11-25T13:00:00+09:00' })
  await pass(68)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/あと1分以内/)).toBeVisible()
  await pass(1)
  expect(screen.getByText(/最短のお届け日を確認しています/)).toBeVisible()
  await pass(1)

  expect(asked).toHaveBeenCalledTimes(2)
  expect(
    screen.getByText(/11月26日（木）のお届けには間に合わなくなりました。最短11月27日（金）ごろに/),
  ).toBeVisible()
})
