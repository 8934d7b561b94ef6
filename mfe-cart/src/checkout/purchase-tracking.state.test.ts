import { claimRecording, rememberedOrder, rememberOrder } from './purchase-tracking.state'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+09:00') })
})
afterEach(() => jest.useRealTimers())

test('records a purchase only once when its screen is shown again', () => {
  rememberOrder('T1', 'token')

  expect([claimRecording('T1'), claimRecording('T1')]).toEqual([true, false])
})

test('discards purchase tracking data after 30 minutes', () => {
  rememberOrder('T1', 'token')

  jest.advanceTimersByTime(30 * 60 * 1000)
  expect(rememberedOrder('T1')?.token).toBe('token')
  jest.advanceTimersByTime(1)

  expect(rememberedOrder('T1')).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('records a purchase only for the order that was placed', () => {
  rememberOrder('T1', 'token')

  expect(claimRecording('T2')).toBe(false)
})
