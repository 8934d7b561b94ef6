import { whenIdle } from '@storefront/http'
import { watchVitals } from './watch-vitals'

jest.mock('@storefront/http', () => ({ whenIdle: jest.fn(() => new Promise(() => undefined)) }))

/** Opens a page with this random number. Returns whether the page is measured. */
function isMeasured({
  luck = 0.05,
  ...browser
}: {
  luck?: number
  webdriver?: boolean
  sendBeacon?: unknown
}) {
  jest.mocked(whenIdle).mockClear()
  jest.spyOn(Math, 'random').mockReturnValue(luck)
  const given = { webdriver: false, sendBeacon: () => true, ...browser }
  jest.spyOn(globalThis, 'navigator', 'get').mockReturnValue(given as unknown as Navigator)
  watchVitals()
  jest.restoreAllMocks()
  return jest.mocked(whenIdle).mock.calls.length === 1
}

test('measures one in ten pages when the page is idle', () => {
  expect([isMeasured({ luck: 0.0999 }), isMeasured({ luck: 0.1 })]).toEqual([true, false])
})

test('does not measure an automated browser', () => {
  expect(isMeasured({ webdriver: true })).toBe(false)
})
